import { expect, test } from "vitest";
import { findPngLimit, type PngViewer } from "./png-limit.ts";

const sizes = { free: 100, paid: 1_600 };
const icon = { isFree: false, isPurchased: false };
const guest: PngViewer = { isGuest: true, isPaid: false };
const member: PngViewer = { ...guest, isGuest: false };
const small = (reason: string) => ({ px: 100, reason });
const large = { px: 1_600, reason: "site" };

test.each([
  ["a guest", guest, small("guest")],
  ["somebody without a license", member, small("account")],
  ["somebody with a license", { ...member, isPaid: true }, large],
  ["a program with paid calls", { ...member, paysByCall: true }, large],
  ["a plan with smaller images", { ...member, isPaid: true, pngSizePx: 512 }, { px: 512, reason: "plan" }],
  ["a plan with larger images than the site has", { ...member, isPaid: true, pngSizePx: 4_096 }, large],
  ["a plan with less than everybody has", { ...member, isPaid: true, pngSizePx: 16 }, small("plan")],
])("an icon is limited to the size of its viewer: %s", (_, viewer, limit) => {
  expect(findPngLimit(icon, viewer, sizes)).toEqual(limit);
  expect(findPngLimit({ ...icon, isFree: true }, viewer, sizes)).toEqual(large);
  expect(findPngLimit("upload", viewer, sizes)).toEqual(large);
});

test("an icon downloaded with a license is available at the full size of the site", () => {
  const plan = { ...member, isPaid: true, pngSizePx: 512 };
  for (const viewer of [member, plan])
    expect(findPngLimit({ ...icon, isPurchased: true }, viewer, sizes)).toEqual(large);
});

test("any other SVG is limited to the icon size of its viewer", () => {
  expect(findPngLimit("drawing", guest, sizes)).toEqual(small("guest"));
  expect(findPngLimit("drawing", { ...member, isPaid: true }, sizes)).toEqual(large);
});
