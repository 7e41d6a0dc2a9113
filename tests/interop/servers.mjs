// SPDX-License-Identifier: GPL-3.0-or-later
// One small server in each framework from npm. servers.mjs FRAMEWORK; its port is loopback.mjs's.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import * as z from "zod";

const framework = process.argv[2];
const port = 8080;
const about = { name: framework, version: "1.0.0" };
const description = "Greets a person.";
const annotations = { readOnlyHint: true };
const inputSchema = z.object({ name: z.string().describe("The person to greet") });
const greet = ({ name }) => `hello ${name}`;
const answer = (input) => ({ content: [{ type: "text", text: greet(input) }] });

async function serve(paths, handle) {
  const { Hono } = await import("hono");
  const node = await import("@hono/node-server");
  const app = new Hono(); // strict: /mcp and /mcp/ are two addresses
  for (const path of paths) app.all(path, handle);
  node.serve({ fetch: app.fetch, port });
}

async function hono(path) {
  const { McpServer } = await import("@modelcontextprotocol/sdk/server/mcp.js");
  const { StreamableHTTPTransport } = await import("@hono/mcp");
  const server = new McpServer(about);
  server.registerTool("greet", { description, inputSchema: inputSchema.shape, annotations }, answer);
  const transport = new StreamableHTTPTransport();
  await server.connect(transport);
  await serve([path], (context) => transport.handleRequest(context));
}

const starts = {
  hono: () => hono("/mcp"),
  "hono-slash": () => hono("/mcp/"),
  async fastmcp() {
    const { FastMCP } = await import("fastmcp");
    const server = new FastMCP(about);
    server.addTool({ name: "greet", description, annotations, parameters: inputSchema, execute: async (input) => greet(input) });
    await server.start({ transportType: "httpStream", httpStream: { port, host: "127.0.0.1" } });
  },
  async "mcp-framework"() {
    const { MCPServer, MCPTool } = await import("mcp-framework");
    const own = createRequire(import.meta.resolve("mcp-framework")).resolve("zod"); // an older version
    const { z: older } = await import(pathToFileURL(own.replace(/\.cjs$/, ".js")));
    class Greet extends MCPTool {
      name = "greet";
      description = description;
      schema = older.object({ name: older.string().describe("The person to greet") });
      execute = async (input) => greet(input);
    }
    const server = new MCPServer({ ...about, transport: { type: "http-stream", options: { port } } });
    server.addTool(Greet);
    await server.start();
  },
  async "mcp-lite"() {
    const { McpServer, StreamableHttpTransport } = await import("mcp-lite");
    const server = new McpServer({ ...about, schemaAdapter: (schema) => z.toJSONSchema(schema) });
    server.tool("greet", { description, inputSchema, handler: answer });
    const handle = new StreamableHttpTransport().bind(server);
    await serve(["/mcp"], (context) => handle(context.req.raw));
  },
  async "mcp-use"() {
    const { MCPServer } = await import("mcp-use");
    const server = new MCPServer(about);
    server.tool({ name: "greet", description, inputSchema, annotations }, async (input) => answer(input));
    await server.listen(port);
  },
  async mastra() {
    const { MCPServer } = await import("@mastra/mcp");
    const { createTool } = await import("@mastra/core/tools");
    const { createServer } = await import("node:http");
    const tool = createTool({ id: "greet", description, inputSchema, execute: async (input) => greet(input) });
    const server = new MCPServer({ ...about, tools: { greet: tool } });
    createServer((req, res) => {
      const url = new URL(req.url, `http://${req.headers.host}`);
      server.startHTTP({ url, httpPath: "/mcp", req, res });
    }).listen(port);
  },
  async tmcp() {
    const { McpServer } = await import("tmcp");
    const { HttpTransport } = await import("@tmcp/transport-http");
    const { ZodJsonSchemaAdapter } = await import("@tmcp/adapter-zod");
    const server = new McpServer(
      { ...about, description },
      { adapter: new ZodJsonSchemaAdapter(), capabilities: { tools: { listChanged: true } } },
    );
    server.tool({ name: "greet", description, schema: inputSchema, annotations }, answer);
    const transport = new HttpTransport(server);
    await serve(["*"], async (context) => (await transport.respond(context.req.raw)) ?? context.notFound());
  },
  // Stateless JSON responses; one tool has a schema that is valid in draft-04 alone.
  async broken() {
    const { Server } = await import("@modelcontextprotocol/sdk/server/index.js");
    const { StreamableHTTPTransport } = await import("@hono/mcp");
    const types = await import("@modelcontextprotocol/sdk/types.js");
    const properties = { name: { type: "number", minimum: 0, exclusiveMinimum: true } };
    await serve(["/mcp"], async (context) => {
      const server = new Server(about, { capabilities: { tools: {} } });
      const tools = [{ name: "greet", description, inputSchema: { type: "object", properties } }];
      server.setRequestHandler(types.ListToolsRequestSchema, async () => ({ tools }));
      server.setRequestHandler(types.CallToolRequestSchema, async (call) => answer(call.params.arguments));
      const transport = new StreamableHTTPTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
      await server.connect(transport);
      return transport.handleRequest(context);
    });
  },
};
await starts[framework]();
