import { expect, test } from "vitest";
import { exportFormats } from "../../../core/formats/export-formats.ts";
import { pictureFormats } from "../../../core/formats/picture-formats.ts";
import type { DownloadFormat, DownloadFormatId } from "./download-formats.ts";
import {
  isBeyondLimit,
  isText,
  makeText,
  nameFile,
  downloadPx,
  withinLimit,
  type IconDownload,
} from "./download-file.ts";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="currentColor" d="M4 4h16v16z"/></svg>';
const details = {
  icon: { id: "abcdefghi", commonName: "house", iconifyName: "lucide:house", isAnimated: false },
  limit: { px: 100, reason: "guest" },
  style: { size: 24 },
  svg,
} as IconDownload["details"];

const formats: readonly DownloadFormat[] = [...pictureFormats, ...exportFormats];
const makeDownload = (id: DownloadFormatId, options: Partial<IconDownload> = {}): IconDownload => ({
  details,
  customization: {},
  format: formats.find((format) => format.id === id)!,
  ...options,
});

test("an image has its native size, the requested size, or a multiple", () => {
  expect(downloadPx(makeDownload("png"))).toBe(24);
  expect(downloadPx(makeDownload("png", { customization: { size: 40 }, scale: 3 }))).toBe(120);
  expect(downloadPx(makeDownload("svg", { customization: { size: 40 }, scale: 3 }))).toBe(40);
  expect(downloadPx(makeDownload("png", { customization: { size: 4096 }, scale: 3 }))).toBe(4096);
});

test("raster images are limited to the free size; vectors have no limit", () => {
  const large = makeDownload("png", { customization: { size: 40, color: "#ff0000" }, scale: 3 });
  expect(isBeyondLimit(large)).toBe(true);
  expect([downloadPx(withinLimit(large)), withinLimit(large).customization.color]).toEqual([100, "#ff0000"]);
  const allowed = makeDownload("png", { customization: { size: 50 }, scale: 2 });
  expect([isBeyondLimit(allowed), withinLimit(allowed)]).toEqual([false, allowed]);
  expect(isBeyondLimit(makeDownload("svg", { customization: { size: 2000 } }))).toBe(false);
  expect([
    isBeyondLimit(makeDownload("favicons")),
    isBeyondLimit(makeDownload("ico", { customization: { size: 2000 } })),
  ]).toEqual([true, false]);
});

test.each([
  [makeDownload("svg"), "house.svg"],
  [makeDownload("png", { scale: 2 }), "house@2x.png"],
  [makeDownload("jpeg"), "house.jpg"],
  [makeDownload("favicons"), "house-favicons.zip"],
  [makeDownload("react-tsx", { scale: 2 }), "HouseIcon.tsx"],
])("files have conventional names: %#", (download, name) => {
  expect(nameFile(download)).toBe(name);
});

test("all code and SVG is text, raster images aren't", () => {
  expect(formats.filter((format) => "group" in format && format.group === "raster").some(isText)).toBe(false);
  expect(
    ["svg", "react-jsx", "swiftui", "data-uri"].every((id) => isText(makeDownload(id as DownloadFormatId).format)),
  ).toBe(true);
});

test("exported code includes customization and title", async () => {
  const jsx = await makeText(
    makeDownload("react-jsx", { customization: { size: 48, color: "#fa5252" }, title: "Home" }),
  );
  expect(jsx).toContain("HouseIcon");
  expect(jsx).toContain('fill="#fa5252"');
  expect(jsx).toContain('width="48"');
  expect(jsx).toContain("<title>Home</title>");
  expect(await makeText(makeDownload("iconify-name"))).toBe("lucide:house");
});
