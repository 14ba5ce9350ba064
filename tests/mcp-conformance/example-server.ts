import { setTimeout as wait } from "node:timers/promises";
import { completable, McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { z } from "zod";

/** One red pixel. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
/** No sample at all, with a header. */
const wav = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";
const pauseMs = 50;
const description = "Part of the conformance suite.";

const text = (value: string) => ({ type: "text" as const, text: value });
const image = { type: "image" as const, data: png, mimeType: "image/png" };
const message = <Content>(content: Content) => ({ role: "user" as const, content });

/** The tools, prompts and resources that the scenarios of the conformance suite ask for, each as its description has it. */
export function createExampleServer(): McpServer {
  const server = new McpServer({ name: "example", version: "1.0.0" }, { capabilities: { logging: {} } });
  addTools(server);
  addPrompts(server);
  addResources(server);
  return server;
}

function addTools(server: McpServer): void {
  const answer = (name: string, content: object[]) =>
    server.registerTool(name, { description }, () => ({ content: content as never[] }));
  answer("test_simple_text", [text("This is a simple text response for testing.")]);
  answer("test_image_content", [image]);
  answer("test_audio_content", [{ type: "audio", data: wav, mimeType: "audio/wav" }]);
  const embedded = { uri: "test://embedded-resource", mimeType: "text/plain" };
  answer("test_embedded_resource", [
    { type: "resource", resource: { ...embedded, text: "This is an embedded resource content." } },
  ]);
  const mixed = { uri: "test://mixed-content-resource", mimeType: "application/json" };
  answer("test_multiple_content_types", [
    text("Multiple content types test:"),
    image,
    { type: "resource", resource: { ...mixed, text: JSON.stringify({ test: "data", value: 123 }) } },
  ]);
  server.registerTool("test_error_handling", { description }, () => {
    throw new Error("This tool intentionally returns an error for testing");
  });
  server.registerTool("test_tool_with_logging", { description }, async ({ mcpReq }) => {
    for (const data of ["Tool execution started", "Tool processing data", "Tool execution completed"]) {
      await mcpReq.notify({ method: "notifications/message", params: { level: "info", data } });
      await wait(pauseMs);
    }
    return { content: [text("Logged three times.")] };
  });
  server.registerTool("test_tool_with_progress", { description }, async ({ mcpReq }) => {
    const { _meta: meta } = mcpReq;
    for (const progress of [0, 50, 100]) {
      if (meta?.progressToken !== undefined)
        await mcpReq.notify({
          method: "notifications/progress",
          params: { progressToken: meta.progressToken, progress, total: 100 },
        });
      await wait(pauseMs);
    }
    return { content: [text("Done.")] };
  });
}

function addPrompts(server: McpServer): void {
  server.registerPrompt("test_simple_prompt", { description }, () => ({
    messages: [message(text("This is a simple prompt for testing."))],
  }));
  const word = completable(z.string(), (value) => ["paris", "park", "party"].filter((each) => each.startsWith(value)));
  server.registerPrompt(
    "test_prompt_with_arguments",
    { description, argsSchema: z.object({ arg1: word, arg2: z.string() }) },
    ({ arg1, arg2 }) => ({ messages: [message(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))] }),
  );
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    { description, argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri: uri }) => ({
      messages: [
        message({
          type: "resource" as const,
          resource: { uri, mimeType: "text/plain", text: "Embedded resource content for testing." },
        }),
        message(text("Please process the embedded resource above.")),
      ],
    }),
  );
  server.registerPrompt("test_prompt_with_image", { description }, () => ({
    messages: [message(image), message(text("Please analyze the image above."))],
  }));
}

function addResources(server: McpServer): void {
  server.registerResource("text", "test://static-text", { mimeType: "text/plain" }, ({ href: uri }) => ({
    contents: [{ uri, mimeType: "text/plain", text: "This is the content of the static text resource." }],
  }));
  server.registerResource("binary", "test://static-binary", { mimeType: "image/png" }, ({ href: uri }) => ({
    contents: [{ uri, mimeType: "image/png", blob: png }],
  }));
  const template = new ResourceTemplate("test://template/{id}/data", { list: undefined });
  server.registerResource("template", template, { mimeType: "application/json" }, ({ href: uri }, { id }) => ({
    contents: [
      {
        uri,
        mimeType: "application/json",
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
      },
    ],
  }));
}
