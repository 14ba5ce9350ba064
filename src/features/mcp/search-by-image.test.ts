import { afterAll, beforeAll, expect, test } from "vitest";
import { openMcpSession, type McpSession } from "../../../tests/harness/calls/mcp-session.ts";
import { startPictureApp } from "../../../tests/harness/site/picture-app.ts";
import type { TestApp } from "../../../tests/harness/site/test-app.ts";

let site: TestApp;
let session: McpSession;
beforeAll(async () => {
  site = await startPictureApp();
  session = await openMcpSession(await site.app.listen({ port: 0, host: "127.0.0.1" }));
}, 180_000);
afterAll(async () => {
  await session.client.close();
  await site.close();
});

test("an image finds the icon that it shows, in base64 and as a data URL", async () => {
  const got = await session.use("get_icons", { icons: ["octicon:bell-24"], format: "png", size: 96 });
  const { base64 } = (got.structured as { files: { base64: string }[] }).files[0]!;
  for (const image of [base64, `data:image/png;base64,${base64}`]) {
    const { structured, content } = await session.use("search_by_image", { image, limit: 6 });
    const { icons } = structured as { icons: { name: string }[] };
    expect(icons).toHaveLength(6);
    expect(icons[0]!.name).toMatch(/^octicon:bell/);
    expect(content.map(({ type }) => type)).toEqual(["text", "image"]);
  }
});
