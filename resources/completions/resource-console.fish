# fish completion of resource-console: the program knows what can follow.
function __resource_console
    set -l word (commandline -ct)
    set -l found (command resource-console complete -- (commandline -opc) "$word" 2>/dev/null </dev/null)
    if test $status = 11 # files
        set -l option (string match -r -- '^--[a-z-]+=' "$word")
        for file in (complete -C "'' "(string replace -r -- '^--[a-z-]+=' '' "$word"))
            printf '%s\n' "$option$file"
        end
        return
    end
    for text in $found
        # fish leaves a tilde at the beginning of a word as it is, and it would become a home
        string match -q -- '~*' $text
        and string match -qr -- '^(~|$)' "$word"
        or printf '%s\n' $text
    end
end
complete -c resource-console -e
complete -c resource-console -f -a '(__resource_console)'
