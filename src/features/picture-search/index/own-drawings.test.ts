import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, type Member } from "../../../../tests/harness/people/sign-in.ts";
import { startPictureApp } from "../../../../tests/harness/site/picture-app.ts";
import type { TestApp } from "../../../../tests/harness/site/test-app.ts";
import type { PublicIcon } from "../../icon-details/contract.ts";
import { pictureSearchPath } from "../contract.ts";

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inner}</svg>`;
/** A mark that no icon looks like. */
const mark = svg('<path d="M2 2h20v3H5v5h9v3H5v9H2zM16 14h6v8h-3v-5h-3z"/>');

let site: TestApp;
let anna: Member;
let ben: Member;
let collection: string;
let uploads: string[];

beforeAll(async () => {
  site = await startPictureApp();
  anna = await signIn(site, "anna@example.com");
  ben = await signIn(site, "ben@example.com");
  const { collections } = site.services;
  collection = (await collections.create(requester(anna), {})).id;
  const files = [mark, svg('<circle cx="12" cy="12" r="3"/>')].map((text, place) => ({
    name: `Mark ${place}.svg`,
    svg: Buffer.from(text).toString("base64"),
  }));
  const { success } = await site.services.uploads.add(requester(anna), collection, files);
  uploads = success.map(({ id }) => id);
}, 180_000);
afterAll(() => site.close());

const requester = ({ id }: Member) => ({ personId: id, locale: "en" as const });

/** Searches by a picture of the mark, in other colors and with some ground around it. */
async function search(member?: Member, query = "") {
  const drawn = mark.replace("<path", '<path fill="#0b7285"');
  const icon = await sharp(Buffer.from(drawn)).resize(150).png().toBuffer();
  const ground = sharp({ create: { width: 190, height: 190, channels: 3, background: "#fff3bf" } });
  const picture = await ground
    .composite([{ input: icon }])
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new File([new Uint8Array(picture)], "picture"));
  const request = new Request("http://localhost", { method: "POST", body: form });
  const response = await site.app.inject({
    method: "POST",
    url: pictureSearchPath + query,
    headers: { "content-type": request.headers.get("content-type")!, ...member?.headers },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { icons } = response.json<{ icons: PublicIcon[] }>();
  return { headers: response.headers, icons, own: icons.filter(({ isUserSource }) => isUserSource) };
}

test("an image search finds its sender's uploads, ranked by similarity among the icons", async () => {
  const { icons, headers } = await search(anna);
  expect(icons[0]).toMatchObject({ id: uploads[0], name: "Mark 0", isUserSource: true });
  expect(icons).toHaveLength(60);
  expect(icons.filter(({ isUserSource }) => !isUserSource).length).toBeGreaterThan(57);
  expect(headers["cache-control"]).toBe("private, no-store");
});

test("no one else finds them, signed in or not, public or private", async () => {
  for (const access of ["private", "public"] as const) {
    await site.services.collections.change(requester(anna), collection, { access });
    for (const member of [ben, undefined]) expect((await search(member)).own).toEqual([]);
  }
});

test("uploads don't make the results longer, and filters leave them out", async () => {
  const { icons } = await search(anna, "?amount=1");
  expect(icons.map(({ id }) => id)).toEqual([uploads[0]]);
  const filtered = await search(anna, "?isFree=true");
  expect([filtered.own, filtered.icons.length > 0]).toEqual([[], true]);
});

test("the owner of a copy finds its icons before they are indexed", async () => {
  const { collections } = site.services;
  const { apiCode } = await collections.change(requester(anna), collection, { access: "public" });
  for (const member of [anna, ben]) {
    const copy = await collections.copy(requester(member), apiCode);
    const { icons } = await collections.listIcons(requester(member), copy.id);
    const copied = icons.find(({ name }) => name === "Mark 0")!.id;
    expect((await search(member)).own.map(({ id }) => id)).toContain(copied);
    expect((await search(anna)).own.map(({ id }) => id)).toContain(uploads[0]);
  }
  expect((await search(ben)).own.map(({ id }) => id)).not.toContain(uploads[0]);
});
