import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/test-app.ts";
import { largestPictureBytes, pictureSearchPath } from "./contract.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>';

async function post(entries: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  const request = new Request("http://localhost", { method: "POST", body: form });
  return send(Buffer.from(await request.arrayBuffer()), request.headers.get("content-type")!);
}

async function send(payload: Buffer | string, contentType: string) {
  const response = await test.app.inject({
    method: "POST",
    url: pictureSearchPath,
    headers: { "content-type": contentType },
    payload,
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

describe(`POST ${pictureSearchPath}`, () => {
  it("503 for a real picture where pictures are not searched by: it says so and suggests words", async () => {
    const { status, body } = await post({ file: new File([svg], "drawing.svg") });
    expect([status, body.code]).toEqual([503, "unavailable"]);
    expect(body.message).toMatch(/does not search by picture.*words/);
  });

  it("415 for a file that only calls itself a picture", async () => {
    const file = new File(["MZ\x90\0"], "photo.png", { type: "image/png" });
    expect(await post({ file })).toMatchObject({ status: 415, body: { code: "unsupported_type", field: "file" } });
  });

  it("413 for more than 10 MB, in the picture and in the form around it", async () => {
    const tooLarge = new File([svg, new Uint8Array(largestPictureBytes)], "huge.svg");
    expect(await post({ file: tooLarge })).toMatchObject({ status: 413, body: { code: "too_large", field: "file" } });
    expect(
      await post({ file: new File([svg], "a.svg"), note: "x".repeat(largestPictureBytes + 70_000) }),
    ).toMatchObject({ status: 413, body: { success: false } });
  });

  it.each([
    ["a form without a file", () => post({ picture: "none" })],
    ["text where the file should be", () => post({ file: svg })],
    [
      "a form that breaks off",
      () => send('--x\r\ncontent-disposition: form-data; name="file"', "multipart/form-data; boundary=x"),
    ],
    ["a form without a boundary", () => send("hello", "multipart/form-data")],
    ["JSON", () => send("{}", "application/json")],
  ])("400 for %s", async (_what, ask) => {
    expect(await ask()).toMatchObject({ status: 400, body: { code: "invalid_input", field: "file" } });
  });

  it("415 for a body that is no form", async () => {
    expect(await send(svg, "image/svg+xml")).toMatchObject({ status: 415, body: { success: false } });
  });
});
