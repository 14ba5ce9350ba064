import { get } from "node:http";
import { expect, test } from "vitest";
import { startTestApp } from "../../../tests/harness/site/test-app.ts";

test("a host of its own answers as Iconify's API at its root, and nothing else", async () => {
  const site = await startTestApp({ ORIGIN: "https://icons.example", ICONIFY_ORIGIN: "https://api.icons.example" });
  const origin = await site.app.listen({ port: 0 });
  const ask = (host: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(new URL(path, origin), { headers: { host } }, (response) => resolve(response.resume().statusCode)).on(
        "error",
        reject,
      );
    });
  expect(await ask("api.icons.example", "/lucide/house.svg")).toBe(200);
  expect(await ask("api.icons.example:443", "/lucide.json?icons=house")).toBe(200);
  expect(await ask("api.icons.example", "/api/iconsets/v7/search?term=home")).toBe(404);
  expect(await ask("icons.example", "/iconify/lucide/house.svg")).toBe(200);
  expect(await ask("icons.example", "/lucide/house.svg")).toBe(404);
  await site.close();
});
