// SPDX-License-Identifier: GPL-3.0-or-later
// One tool behind fastmcp, which answers at exactly /mcp. Its port is loopback.mjs's.
import { FastMCP } from "fastmcp";

const server = new FastMCP({ name: "fastmcp", version: "1.0.0" });
server.addTool({
  name: "hello",
  description: "Says hello.",
  annotations: { readOnlyHint: true },
  execute: async () => "hello",
});
await server.start({ transportType: "httpStream", httpStream: { port: 8080, host: "127.0.0.1" } });
