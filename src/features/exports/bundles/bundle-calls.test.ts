import { request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { unzipSync, strFromU8 } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { parseXml } from "../../../../tests/harness/files/parse-xml.ts";
import { bundlePaths } from "../../../core/bundles/bundle-calls.ts";

let test: TestApp;
let ids: string[];
let paid: string;
beforeAll(async () => {
  test = await startTestApp();
  const { catalogue } = test.services.catalogue.current();
  const ordinals = Array.from({ length: catalogue.listedCount }, (_, ordinal) => ordinal);
  ids = ordinals.slice(0, 40).map((ordinal) => catalogue.id(ordinal));
  paid = catalogue.id(ordinals.find((ordinal) => !catalogue.icon(ordinal).isFree)!);
});
afterAll(() => test.close());

const idOf = (prefix: string, name: string) => {
  const { catalogue } = test.services.catalogue.current();
  return catalogue.id(catalogue.findByIconifyName(prefix, name)!);
};
let calls = 0;
/** Each of another network: one may have so many in a minute. */
const call = (url: string, payload: object, method: "POST" | "PUT" = "POST", from = `10.0.0.${calls++}`) =>
  test.app.inject({ method, url, payload, remoteAddress: from });
const listIcons = (...chosen: string[]) => chosen.map((id) => ({ id }));

interface Manifest {
  icons: { name: string; license: string; files?: string[] }[];
  leftOut: { name: string; license: string }[];
  missing: { name: string; reason: string }[];
}

async function open(url: string, payload: object, method: "POST" | "PUT" = "POST") {
  const response = await call(url, payload, method);
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  expect(response.headers["content-type"]).toBe("application/zip");
  const files = unzipSync(response.rawPayload);
  const text = (path: string) => strFromU8(files[path]!);
  return { response, files, text, manifest: JSON.parse(text("icons.json")) as Manifest };
}

describe("every bundle", () => {
  it.each([
    ["POST", bundlePaths.sprite, {}],
    ["PUT", bundlePaths.webfont, {}],
    ["POST", bundlePaths.zip, { formats: [{ format: "svg" }] }],
    ["POST", bundlePaths.package, { framework: "react" }],
    ["POST", bundlePaths.package, { framework: "vue" }],
  ] as const)(
    "200: %s %s contains the license files of its icons, and the promised number of files",
    async (method, url, more) => {
      const icons = listIcons(...ids.slice(0, 12));
      const { response, files, text, manifest } = await open(url, { icons, name: "Büro & Co", ...more }, method);
      expect(Object.keys(files)).toHaveLength(Number(response.headers["x-entries"]));
      expect(response.headers["content-disposition"]).toContain('filename="buro-co.zip"');
      expect(manifest.icons).toHaveLength(12);
      for (const license of new Set(manifest.icons.map((icon) => icon.license))) {
        expect(text(`LICENSES/${license}.txt`).length).toBeGreaterThan(300);
        expect(text("NOTICE")).toContain(`LICENSES/${license}.txt`);
        expect(text("ATTRIBUTION.md")).toContain(`SPDX-License-Identifier: ${license}`);
      }
      expect(text("README.md")).toContain("# Büro & Co");
      for (const { name } of manifest.icons) expect(text("ATTRIBUTION.md")).toContain(`\`${name}\``);
      expect(Object.keys(files).every((path) => /^[A-Za-z\d][\w./-]*$/.test(path) && !path.includes(".."))).toBe(true);
    },
  );

  it("leaves out icons whose licenses the policy excludes, and lists them", async () => {
    const { catalogue } = test.services.catalogue.current();
    const byClass = (wanted: string) =>
      catalogue.id(
        Array.from({ length: catalogue.listedCount }, (_, ordinal) => ordinal).find(
          (ordinal) => catalogue.findLicense(catalogue.icon(ordinal).license)!.class === wanted,
        )!,
      );
    const icons = listIcons(byClass("permissive"), byClass("attribution"));
    const { response, manifest, text } = await open(bundlePaths.sprite, { icons, licenses: "permissive" });
    expect(response.headers["x-left-out"]).toBe("1");
    expect([manifest.icons.length, manifest.leftOut.length]).toEqual([1, 1]);
    for (const file of ["ATTRIBUTION.md", "README.md"]) expect(text(file)).toContain(manifest.leftOut[0]!.name);
    const everything = await open(bundlePaths.sprite, { icons, licenses: "attribution" });
    expect([everything.response.headers["x-left-out"], everything.manifest.icons.length]).toEqual(["0", 2]);
    const none = await call(bundlePaths.sprite, { icons: [icons[1]], licenses: "permissive" });
    expect([none.statusCode, none.json()]).toMatchObject([400, { field: "licenses" }]);
  });

  it("has an icon that is listed twice with one customization once, with two customizations twice", async () => {
    const customization = { color: "#ff0000" };
    const icons = [
      { id: ids[0]! },
      { id: ids[0]! },
      { id: ids[0]!, look: customization },
      { id: ids[0]!, look: customization },
    ];
    const { manifest } = await open(bundlePaths.sprite, { icons });
    expect(manifest.icons.map(({ name }) => name)).toHaveLength(2);
  });
});

describe("an invalid request", () => {
  const svg = { formats: [{ format: "svg" }] };
  it.each([
    ["no icons", () => ({ icons: [], ...svg }), 400, "icons"],
    ["1,001 icons", () => ({ icons: Array.from({ length: 1001 }, () => ({ id: ids[0]! })), ...svg }), 400, "icons"],
    [
      "a look that is none",
      () => ({ icons: [{ id: ids[0]!, look: { rotate: "much" } }], ...svg }),
      400,
      "icons[0].look.rotate",
    ],
    [
      "an unknown format",
      () => ({ icons: listIcons(ids[0]!), formats: [{ format: "exe" }] }),
      400,
      "formats[0].format",
    ],
    ["no format", () => ({ icons: listIcons(ids[0]!), formats: [] }), 400, "formats"],
    ["unknown keys", () => ({ icons: listIcons(ids[0]!), ...svg, evil: 1 }), 400, "evil"],
    ["an unknown icon", () => ({ icons: listIcons(ids[0]!, "constructor"), ...svg }), 404, "icons"],
  ] as const)("%s", async (_what, payload, status, field) => {
    const response = await call(bundlePaths.zip, payload());
    expect([response.statusCode, response.json()]).toMatchObject([status, { success: false, field }]);
  });

  it("names the unknown icon, for every kind of bundle", async () => {
    const icons = listIcons("no-such-1");
    for (const response of [
      await call(bundlePaths.sprite, { icons }),
      await call(bundlePaths.webfont, { icons }, "PUT"),
      await call(bundlePaths.package, { icons, framework: "react" }),
    ]) {
      const failure = { code: "not_found", message: "icons: icon no-such-1 not found" };
      expect([response.statusCode, response.json()]).toMatchObject([404, failure]);
    }
  });

  it.each([
    ["outside of private use", { house: 65 }, "codePoints.house"],
    ["twice", { house: 0xe001, car: 0xe001 }, "codePoints"],
    ["no number", { house: "e001" }, "codePoints.house"],
  ])("code points %s", async (_what, codePoints, field) => {
    const response = await call(bundlePaths.webfont, { icons: listIcons(ids[0]!), codePoints }, "PUT");
    expect([response.statusCode, response.json()]).toMatchObject([400, { field }]);
  });

  it("403: images that are too large for this viewer are refused before rendering", async () => {
    const payload = { icons: listIcons(ids[0]!, paid), formats: [{ format: "svg" }, { format: "png", size: 400 }] };
    const response = await call(bundlePaths.zip, payload);
    expect([response.statusCode, response.json()]).toMatchObject([403, { code: "not_allowed", field: "size" }]);
  });

  it("400: a nested error is reported with its full path", async () => {
    const icons = [{ id: ids[0]! }, { id: ids[1]!, look: { size: "large" } }];
    const response = await call(bundlePaths.zip, { icons, formats: [{ format: "svg" }] });
    expect(response.json()).toMatchObject({
      field: "icons[1].look.size",
      message: expect.stringMatching(/^icons\[1\]\.look\.size: /) as unknown,
    });
    const unknown = await call(bundlePaths.zip, { icons: [{ id: ids[0]!, nme: 1 }], formats: [{ format: "svg" }] });
    expect(unknown.json()).toMatchObject({ message: expect.stringMatching(/^icons\[0\]\.nme: /) as unknown });
  });

  it("400: static icons in animated formats", async () => {
    const formats = [{ format: "gif", size: 64 }, { format: "apng" }];
    const response = await call(bundlePaths.zip, { icons: listIcons(ids[0]!, paid), formats });
    const message = "formats: none of these icons is animated, so they can’t be exported as gif, apng";
    expect([response.statusCode, response.json()]).toMatchObject([400, { field: "formats", message }]);
  });

  it.each([
    [
      "POST",
      bundlePaths.zip,
      { formats: [{ format: "flutter" }, { format: "lottie" }] },
      "formats: none of these icons can be exported: flutter: Flutter can’t draw filters (brackets, safari); lottie: Lottie can’t draw filters (brackets, safari)",
    ],
    [
      "PUT",
      bundlePaths.webfont,
      {},
      "icons: none of these icons can be exported: can’t draw filters (brackets, safari)",
    ],
  ] as const)("400: %s %s names the icon that can't be exported, and why", async (method, url, more, message) => {
    const icons = listIcons(idOf("logos", "safari"), idOf("logos", "brackets"));
    const response = await call(url, { icons, ...more }, method);
    expect([response.statusCode, response.json()]).toMatchObject([400, { code: "invalid_input", message }]);
    const withOther = { icons: [...icons, { id: ids[0]! }], ...more };
    const { manifest } = await open(url, withOther, method);
    expect(manifest.icons).toHaveLength(1);
  });

  it("413: more files or pixels than a ZIP allows", async () => {
    const icons = Array.from({ length: 1000 }, (_, index) => ({ id: ids[0]!, look: { rotate: index / 10 } }));
    const files = await call(bundlePaths.zip, {
      icons,
      formats: [1, 2, 3, 4, 5, 6].map((size) => ({ format: "svg", size })),
    });
    const pixels = await call(bundlePaths.zip, { icons, formats: [{ format: "avif", size: 1600 }] });
    for (const response of [files, pixels]) {
      expect([response.statusCode, response.json()]).toMatchObject([413, { code: "too_large", field: "formats" }]);
    }
  });
});

describe("a ZIP", () => {
  it("has a folder for each format and size, with valid files", async () => {
    const formats = [
      { format: "svg" },
      { format: "png", size: 32 },
      { format: "png", size: 64 },
      { format: "react-tsx" },
    ];
    const icons = listIcons(idOf("lucide", "house"), ids[0]!);
    const { files, text, manifest } = await open(bundlePaths.zip, { icons, formats });
    expect(manifest.icons.map((icon) => icon.files!.length)).toEqual([4, 4]);
    for (const icon of manifest.icons) for (const path of icon.files!) expect(files[path]!.length).toBeGreaterThan(0);
    const [{ name, license }] = manifest.icons as [Manifest["icons"][number]];
    expect(parseXml(text(`svg/${name}.svg`)).name).toBe("svg");
    expect(text(`svg/${name}.svg`)).toContain(`SPDX-License-Identifier: ${license}`);
    for (const size of [32, 64]) {
      const { width, height, format } = await sharp(files[`png-${size}/${name}.png`]).metadata();
      expect([Math.max(width, height), format]).toEqual([size, "png"]);
    }
  });

  it("that fails leaves its slot to the next", async () => {
    const payload = { icons: listIcons(idOf("logos", "safari")), formats: [{ format: "flutter" }] };
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn++)
      statuses.push((await call(bundlePaths.zip, payload, "POST", "10.0.1.1")).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400]);
  });

  it("names icons that can't be exported, and contains the rest", async () => {
    const icons = listIcons(idOf("lucide", "house"));
    const { manifest, text, files } = await open(bundlePaths.zip, {
      icons,
      formats: [{ format: "svg" }, { format: "lottie" }, { format: "gif", size: 32 }],
    });
    expect(Object.keys(files).filter((path) => path.startsWith("svg/"))).toHaveLength(1);
    expect(manifest.missing.length).toBeGreaterThan(0);
    expect(text("README.md")).toContain("## Missing");
  });
});

describe("on a connection", () => {
  it("files arrive while others are rendered, and a closed connection frees its slot for who waits", async () => {
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = test.app.server.address() as AddressInfo;
    const icons = Array.from({ length: 1000 }, (_, index) => ({ id: ids[index % 40]!, look: { rotate: index / 10 } }));
    const payload = JSON.stringify({ icons, formats: [{ format: "png", size: 90 }] });
    const start = async () => {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      const headers = { "content-type": "application/json" };
      const request = httpRequest({ port, host: "127.0.0.1", path: bundlePaths.zip, method: "POST", headers }, resolve);
      request.on("error", reject);
      request.end(payload);
      const response = await promise;
      response.on("error", () => undefined);
      return { request, response };
    };
    const first = await start();
    const second = await start();
    expect([first.response.statusCode, second.response.statusCode]).toEqual([200, 200]);
    expect(first.response.headers["x-entries"]).toMatch(/^10\d\d$/);
    const [chunk] = (await first.response
      .iterator({ destroyOnReturn: false })
      .next()
      .then(({ value }) => [value])) as [Buffer];
    expect(chunk.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
    const third = start();
    first.request.destroy();
    second.request.destroy();
    expect((await third).response.statusCode).toBe(200);
    (await third).request.destroy();
  });

  it("200: a person who asks for ten bundles at once gets them all", async () => {
    const payload = {
      icons: listIcons(...ids.slice(0, 12)),
      formats: [{ format: "svg" }, { format: "png", size: 90 }],
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(bundlePaths.zip, payload, "POST", "10.9.9.9")),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  });

  it("429: more than thirty bundles in a minute", async () => {
    const payload = { icons: listIcons("none-such"), formats: [{ format: "svg" }] };
    const ask = async () => (await call(bundlePaths.zip, payload, "POST", "10.9.9.8")).statusCode;
    for (let time = 1; time <= 30; time++) expect(await ask()).toBe(404);
    expect(await ask()).toBe(429);
  });
});
