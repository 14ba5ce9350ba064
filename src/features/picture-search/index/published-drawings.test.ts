import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPictureApp, waitForPictures } from "../../../../tests/harness/site/picture-app.ts";
import type { TestApp } from "../../../../tests/harness/site/test-app.ts";
import { renderDocument } from "../../../core/svg/document/render-document.ts";

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inner}</svg>`;
/** A mark that no icon looks like, and one that looks like it. */
const mark = svg('<path d="M2 2h20v3H5v5h9v3H5v9H2zM16 14h6v8h-3v-5h-3z"/>');
const bolderMark = svg('<path d="M2 2h20v4H6v4h8v4H6v8H2zM16 14h6v8h-3v-5h-3z"/>');

let site: TestApp;
let personId: string;

beforeAll(async () => {
  site = await startPictureApp();
  personId = (await site.services.people.meetByEmail("ada@example.org", { locale: "en" })).id;
}, 180_000);
afterAll(() => site.close());

const settle = () => waitForPictures(site);

async function publish(name: string, drawing: string): Promise<string> {
  const maker = { personId, name: "Ada" };
  const icon = { name, tags: [], category: "science", svg: drawing, maker, license: "CC0-1.0" };
  const [published] = await site.services.publishing.publish([icon]);
  return published!.id;
}

/** Searches by a picture of a drawing, with some ground around it. */
async function find(drawing: string, filters = {}): Promise<string[]> {
  const icon = await sharp(Buffer.from(drawing)).resize(150).png().toBuffer();
  const ground = sharp({ create: { width: 190, height: 190, channels: 3, background: "#fff3bf" } });
  const bytes = await ground
    .composite([{ input: icon }])
    .png()
    .toBuffer();
  const { icons } = await site.services.pictures.search({ type: "image/png", bytes }, { amount: 20, filters });
  return icons.map(({ id }) => id);
}

test("published icons are found by image search, among the others, until they are removed", async () => {
  const { publishing, pictures } = site.services;
  const first = await publish("Zorbulator", mark);
  const second = await publish("Quuxifier", bolderMark);
  await settle();
  const found = await find(mark);
  expect(found.slice(0, 2)).toEqual([first, second]);
  expect(found).toHaveLength(20);
  expect(await find(mark, { style: ["byAda"] })).toEqual([first, second]);
  expect(await find(mark, { style: ["octicon"] })).not.toContain(first);

  const alike = await pictures.findSimilar(first, { styles: "all", amount: 5 });
  expect(alike[0]).toMatchObject({ id: second });
  expect(alike).toHaveLength(5);
  expect((await pictures.findSimilar(first, { styles: "other", amount: 5 })).map(({ id }) => id)).not.toContain(second);
  const { catalogue } = site.services.catalogue.current();
  const ordinals = [alike[4]!.id, second].map((id) => catalogue.findById(id)!);
  expect(pictures.orderBySimilarity(catalogue.findById(first)!, ordinals)).toEqual(ordinals.toReversed());

  await publishing.takeDown(first, { reason: "license", by: personId });
  expect(await find(mark)).not.toContain(first);
  expect((await pictures.findSimilar(second, { styles: "all", amount: 5 })).map(({ id }) => id)).not.toContain(first);
});

test("a duplicate of a removed icon is still found in its own style", async () => {
  const { compiled, drawings } = site.services.catalogue.current();
  const copy = compiled.distinctCount;
  const original = compiled.originalOf(copy);
  expect(original).toBeLessThan(copy);
  const picture = renderDocument(drawings.read(original), compiled.viewBox(original));
  const own = { style: [compiled.icon(copy).platform] };
  expect((await find(picture, own))[0]).toBe(compiled.id(copy));
  await site.services.publishing.takeDown(compiled.id(original), { reason: "license", by: personId });
  await settle();
  expect((await find(picture, own))[0]).toBe(compiled.id(copy));
});
