import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, type Member } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { amount } from "../../../../tests/harness/soak.ts";
import { bundlePaths as bundle } from "../../../core/bundles/bundle-calls.ts";
import { exportFormats } from "../../../core/formats/export-formats.ts";
import { pictureFormats } from "../../../core/formats/picture-formats.ts";
import type { CollectionIcon } from "../contract.ts";

let site: TestApp;
let anna: Member;
let ben: Member;
let collection: string;
let icons: { plain: string; moving: string };

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${inner}</svg>`;
const drawings = {
  plain: svg('<path d="M2 2h16v16H2z"/>'),
  moving: svg(
    '<path fill="#c00" d="M2 2h16v16H2z"><animateTransform attributeName="transform" type="rotate" from="0 10 10" to="360 10 10" dur="1s" repeatCount="indefinite"/></path>',
  ),
};

beforeAll(async () => {
  site = await startTestApp();
  anna = await signIn(site, "anna@example.com");
  ben = await signIn(site, "ben@example.com");
  collection = (await site.services.collections.create({ personId: anna.id, locale: "en" }, {})).id;
  const response = await site.app.inject({
    method: "PUT",
    url: `/siteApi/icons/collections/${collection}/icons`,
    headers: anna.headers,
    payload: {
      icons: Object.entries(drawings).map(([name, text]) => ({
        name: `My ${name} icon.svg`,
        svg: Buffer.from(text).toString("base64"),
      })),
    },
  });
  const { success } = response.json<{ result: { success: CollectionIcon[] } }>().result;
  icons = { plain: success[0]!.id, moving: success[1]!.id };
});
afterAll(() => site.close());

const get = (url: string, member?: Member) => site.app.inject({ url, headers: { ...member?.headers } });
const post = (url: string, payload: object, member?: Member) =>
  site.app.inject({ method: "POST", url, headers: { ...member?.headers }, payload });

const formats = [...pictureFormats, ...exportFormats].map(({ id }) => id);

test("an icon that renders quickly when small but too slowly when large is too large", async () => {
  const steps = '<feMorphology operator="dilate" radius="2"/>'.repeat(2);
  const heavy = svg(`<filter id="f">${steps}</filter><path filter="url(#f)" d="M2 2h16v16H2z"/>`);
  const files = [{ name: "heavy.svg", svg: Buffer.from(heavy).toString("base64") }];
  const added = await site.services.uploads.add({ personId: anna.id, locale: "en" }, collection, files);
  const { id } = added.success[0]!;
  expect((await get(`/img?id=${id}&format=webp&size=16`, anna)).statusCode).toBe(200);
  const urls = [`/img?id=${id}&format=webp&size=1600`, `/img/${id}.avif?size=1600`];
  for (const response of await Promise.all(urls.map((url) => get(url, anna)))) {
    expect([response.statusCode, response.json()]).toMatchObject([413, { code: "too_large", field: "format" }]);
  }
});

const tried = formats.filter((format, index) => format !== "iconify-name" && index % amount(3, 1) === 0);
test.each(tried)("they can be exported as %s", async (format) => {
  const needsMotion = pictureFormats.find(({ id }) => id === format)?.needsMotion === true;
  const payload = { id: needsMotion ? icons.moving : icons.plain, format, look: { color: "#fa5252" } };
  const response = await post("/plainConverter", payload, anna);
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  expect(response.rawPayload.length).toBeGreaterThan(20);
  expect((await post("/plainConverter", payload, ben)).statusCode).toBe(404);
  expect((await post("/plainConverter", payload)).statusCode).toBe(404);
});

test("they are images of 80 px by default, and are customized by their URL", async () => {
  const picture = await get(`/img?id=${icons.plain}`, anna);
  expect(picture.statusCode).toBe(200);
  expect(picture.rawPayload.readUInt32BE(16)).toBe(80);
  const red = await get(`/img/48/fa5252/${icons.plain}.svg`, anna);
  expect(red.body).toContain("#fa5252");
  expect(red.body).toContain('width="48"');
});

test("their responses aren't cached for others", async () => {
  const address = `/img/${icons.plain}.svg`;
  expect((await get(address)).statusCode).toBe(404);
  const own = await get(address, anna);
  expect(own.statusCode).toBe(200);
  expect(own.headers["cache-control"]).toMatch(/^private/);
  expect((await get(address)).statusCode).toBe(404);
  expect((await get(address, ben)).statusCode).toBe(404);
});

test("they are in bundles with icons of the catalogue, with their license data", async () => {
  const { catalogue } = site.services.catalogue.current();
  const requested = [{ id: icons.plain }, { id: catalogue.id(0) }];
  const zip = await post(
    bundle.zip,
    { icons: requested, formats: [{ format: "svg" }, { format: "png", size: 32 }] },
    anna,
  );
  expect(zip.statusCode, zip.body.slice(0, 200)).toBe(200);
  const files = unzipSync(zip.rawPayload);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["svg/my-plain-icon.svg", "png-32/my-plain-icon.png", "LICENSES/LicenseRef-uploaded.txt"]),
  );
  expect(strFromU8(files["ATTRIBUTION.md"]!)).toContain("Uploaded icons");
  for (const [path, payload] of [
    [bundle.sprite, {}],
    [bundle.package, { framework: "react" }],
  ] as const) {
    const response = await post(path, { icons: requested, ...payload }, anna);
    expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
    expect(
      Object.values(unzipSync(response.rawPayload)).some((bytes) => strFromU8(bytes).includes("M2 2h16v16H2z")),
    ).toBe(true);
  }
  expect((await post(bundle.zip, { icons: requested, formats: [{ format: "svg" }] }, ben)).statusCode).toBe(404);
});

test("in a public collection, others can download them, with an unknown license", async () => {
  const owner = { personId: anna.id, locale: "en" as const };
  await site.services.collections.change(owner, collection, { access: "public" });
  expect((await get(`/img/${icons.plain}.svg`)).statusCode).toBe(200);
  expect((await post(bundle.zip, { icons: [{ id: icons.plain }], formats: [{ format: "svg" }] }, ben)).statusCode).toBe(
    200,
  );
  const permissive = { icons: [{ id: icons.plain }], formats: [{ format: "svg" }], licenses: "permissive" };
  expect((await post(bundle.zip, permissive, ben)).statusCode).toBe(400);
  expect((await post(bundle.zip, permissive, anna)).statusCode).toBe(200);
  await site.services.collections.change(owner, collection, { access: "private" });
  expect((await get(`/img/${icons.plain}.svg`)).statusCode).toBe(404);
});

test("calls return them and their SVGs to people who may view them", async () => {
  const { catalogue } = site.services.catalogue.current();
  const one = `/siteApi/icons/icon?id=${icons.moving}&svg=true`;
  const own = await get(one, anna);
  const { icon } = own.json<{ icon: { svg: string } }>();
  expect(icon).toMatchObject({
    id: icons.moving,
    name: "My moving icon",
    commonName: "my-moving-icon",
    isUserSource: true,
    isAnimated: true,
    isColor: true,
    viewBox: [0, 0, 20, 20],
  });
  expect(Buffer.from(icon.svg, "base64").toString()).toContain("M2 2h16v16H2z");
  expect(own.headers["cache-control"]).toMatch(/^private/);
  expect([(await get(one, ben)).statusCode, (await get(one)).statusCode]).toEqual([404, 404]);
  const many = `/api/bundle/icons?ids=${catalogue.id(0)},${icons.plain}`;
  const ids = async (member?: Member) => {
    const { icons: found, notFound } = (await get(many, member)).json<{
      icons: { id: string }[];
      notFound: string[];
    }>();
    return [found.map(({ id }) => id), notFound];
  };
  expect(await ids(anna)).toEqual([[catalogue.id(0), icons.plain], []]);
  expect(await ids(ben)).toEqual([[catalogue.id(0)], [icons.plain]]);
  expect(await ids()).toEqual([[catalogue.id(0)], [icons.plain]]);
});
