// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the tools of a server as its makers' own client reads them. reference.mjs URL
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const client = new Client({ name: "reference", version: "1" });
await client.connect(new StreamableHTTPClientTransport(new URL(process.argv[2])));
const tools = [];
let cursor;
do {
  const page = await client.listTools({ cursor });
  tools.push(...page.tools);
  cursor = page.nextCursor;
} while (cursor !== undefined);
console.log(JSON.stringify(tools));
await client.close();
process.exit(0);
