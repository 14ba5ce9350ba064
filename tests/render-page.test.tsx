import { expect, test } from "vitest";
import { renderPage } from "../src/entry.server.tsx";

function Failing(): never {
  throw new Error("a message is missing");
}

test("a page is rendered whole", async () => {
  expect((await renderPage(<p>Hello</p>)).toString()).toBe("<!DOCTYPE html><p>Hello</p>");
});

// What fails unnoticed ends the process: the test runner reports it as an error of its own.
test("a page that fails says so once, and leaves nothing behind that fails later", async () => {
  await expect(renderPage(<Failing />)).rejects.toThrow("a message is missing");
  await new Promise((resolve) => setTimeout(resolve, 50));
});
