import { afterAll, beforeAll, expect, it } from "vitest";
import { killChild } from "../../../tests/harness/crashes/kill-child.ts";
import { createConverter, type Conversion, type Converter } from "./converter.server.ts";

const conversion: Omit<Conversion, "avoidsResvg"> = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="M0 0h12v24H0z"/></svg>',
  isForeign: false,
  customization: { size: 64 },
  format: "webp",
  sizePx: 64,
  name: "half",
};

let converter: Converter;
beforeAll(() => {
  converter = createConverter({ workers: 1 });
});
afterAll(() => converter.close());

it("a process that is killed while rendering loses no file: its task is repeated, and waiting tasks run", async () => {
  const [first, second] = await Promise.all([
    converter.convert(conversion),
    converter.convert(conversion),
    killChild("convert-child.server.ts"),
  ]);
  for (const { bytes } of [first, second, await converter.convert(conversion)]) {
    expect(Buffer.from(bytes.subarray(8, 12)).toString("latin1")).toBe("WEBP");
  }
});

it.each(["apng", "webp-animated", "gif"] as const)("an animation that lasts years becomes %s", async (format) => {
  const svg = conversion.svg.replace("/>", '><set attributeName="fill" to="red" begin="1s" dur="99999h"/></path>');
  const { bytes } = await converter.convert({ ...conversion, svg, isForeign: true, format });
  expect(bytes.length).toBeGreaterThan(100);
});
