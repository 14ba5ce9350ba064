import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { bundlePaths } from "../../core/bundles/bundle-calls.ts";
import { clickEventPath, downloadEventPath } from "../../core/urls/paths/event-paths.ts";
import type { Collection } from "../collections/contract.ts";
import { collectionsPath } from "../../core/urls/paths/collection-paths.ts";

let site: TestApp;
let anna: Member;
let berta: Member;
/** Icons that are not free, and one that is. */
let ids: string[];
let freeIcon: string;

beforeAll(async () => {
  site = await startTestApp();
  anna = await signIn(site, "anna@example.com");
  berta = await signIn(site, "berta@example.com");
  const { catalogue } = site.services.catalogue.current();
  const ordinals = Array.from({ length: catalogue.listedCount }, (_, ordinal) => ordinal);
  const list = (isFree: boolean) => ordinals.filter((ordinal) => catalogue.icon(ordinal).isFree === isFree);
  ids = list(false)
    .slice(0, 4)
    .map((ordinal) => catalogue.id(ordinal));
  freeIcon = catalogue.id(list(true)[0]!);
});
afterAll(() => site.close());

const requester = (member: Member) => ({ personId: member.id, locale: "en" as const });
const make = (member: Member, access: "public" | "private", icons = ids) =>
  site.services.collections.create(requester(member), { name: "Travel", access, icons });
const order = (key: string, payload: object, headers: Record<string, string> = {}) =>
  site.app.inject({ method: "POST", url: `${collectionsPath}/${key}/download`, payload, headers });
const listDownloaded = async (member: Member) => {
  const { collections } = await site.services.collections.list(requester(member));
  const { id } = collections.find(({ isDownloaded }) => isDownloaded)!;
  return (await site.services.collections.listIcons(requester(member), id)).icons.map((icon) => icon.id);
};

describe("the download of a collection", () => {
  test("has every icon in the requested format, and is recorded in Downloaded", async () => {
    const { id } = await make(anna, "private");
    const ordered = (await order(id, { format: "png", size: 48 }, anna.headers)).json<{ url: string; icons: number }>();
    expect(ordered.icons).toBe(4);
    const { statusCode, headers, rawPayload } = await site.app.inject({ url: ordered.url, headers: anna.headers });
    expect([statusCode, headers["content-type"]]).toEqual([200, "application/zip"]);
    expect(headers["content-disposition"]).toContain('filename="travel.zip"');
    const files = unzipSync(rawPayload);
    expect(Object.keys(files).filter((path) => path.startsWith("png-48/"))).toHaveLength(4);
    expect(strFromU8(files["README.md"]!)).toContain("Travel");
    expect((await listDownloaded(anna)).toSorted()).toEqual(ids.toSorted());
    expect((await site.app.inject({ url: ordered.url, headers: anna.headers })).statusCode).toBe(404);
  });

  test("of a public one is open to guests too, up to their image size limit", async () => {
    const { apiCode } = await make(anna, "public");
    const small = (await order(apiCode, { format: "png", size: 64 })).json<{ url: string }>();
    expect((await site.app.inject({ url: small.url })).statusCode).toBe(200);
    const large = await order(apiCode, { format: "png", size: 512 });
    expect([large.statusCode, large.json()]).toMatchObject([403, { code: "not_allowed", field: "size" }]);
  });

  test("of a private one is open to its owner only, and only the person who requested it can fetch it", async () => {
    const { id, apiCode } = await make(anna, "private");
    for (const key of [id, apiCode]) {
      expect((await order(key, { format: "svg" })).statusCode).toBe(404);
      expect((await order(key, { format: "svg" }, berta.headers)).statusCode).toBe(404);
    }
    const { url } = (await order(id, { format: "svg" }, anna.headers)).json<{ url: string }>();
    expect((await site.app.inject({ url, headers: berta.headers })).statusCode).toBe(404);
    const another = (await order(id, { format: "svg" }, anna.headers)).json<{ url: string }>();
    expect((await site.app.inject({ url: another.url })).statusCode).toBe(404);
    expect(
      (await site.app.inject({ url: `${collectionsPath}/${id}/download/x`, headers: anna.headers })).statusCode,
    ).toBe(404);
  });

  test("is refused once a collection is no longer public", async () => {
    const { id, apiCode } = await make(anna, "public");
    const { url } = (await order(apiCode, {}, berta.headers)).json<{ url: string }>();
    await site.services.collections.change(requester(anna), id, { access: "private" });
    expect((await site.app.inject({ url, headers: berta.headers })).statusCode).toBe(404);
  });

  test("is refused where it exceeds the limits of a ZIP", async () => {
    const { catalogue } = site.services.catalogue.current();
    const many = Array.from({ length: 64 }, (_, ordinal) => catalogue.id(ordinal));
    const { id } = await make(anna, "private", many);
    const ordered = await order(id, { format: "png", size: 4_096 }, anna.headers);
    expect([ordered.statusCode, ordered.json()]).toMatchObject([413, { success: false, code: "too_large" }]);
  });

  test.each([
    ["gif", "formats: none of these icons is animated, so they can’t be exported as gif"],
    ["flutter", "formats: none of these icons can be exported: flutter: Flutter can’t draw filters (safari)"],
  ])("is refused before the request where no icon can be exported %s", async (format, message) => {
    const { catalogue } = site.services.catalogue.current();
    const { id } = await make(anna, "private", [catalogue.id(catalogue.findByIconifyName("logos", "safari")!)]);
    const ordered = await order(id, { format }, anna.headers);
    expect([ordered.statusCode, ordered.json()]).toMatchObject([400, { code: "invalid_input", message }]);
  });

  test("is refused at the fetch where no icon can be exported any more", async () => {
    const { catalogue } = site.services.catalogue.current();
    const { id } = await make(anna, "private", ids.slice(0, 1));
    const { url } = (await order(id, { format: "flutter" }, anna.headers)).json<{ url: string }>();
    await site.services.collections.removeIcons(requester(anna), id, ids.slice(0, 1));
    const filtered = catalogue.id(catalogue.findByIconifyName("logos", "safari")!);
    await site.services.collections.addIcons(requester(anna), id, [{ id: filtered }]);
    const fetched = await site.app.inject({ url, headers: anna.headers });
    expect([fetched.statusCode, fetched.json()]).toMatchObject([400, { code: "invalid_input", field: "formats" }]);
  });

  test.each([{ format: "bmp" }, { size: 0 }, { more: 1 }])("400 for %o", async (body) => {
    const { id } = await make(anna, "private");
    expect((await order(id, body, anna.headers)).statusCode).toBe(400);
  });

  test("400 for an empty one", async () => {
    const { id }: Collection = await make(anna, "private", []);
    expect((await order(id, {}, anna.headers)).statusCode).toBe(400);
  });
});

describe("a person's download", () => {
  test("is stored with their account for every kind of download, latest first", async () => {
    const clara = await signIn(site, "clara@example.com");
    const { headers } = clara;
    await site.app.inject({ url: `/img?id=${ids[0]}&format=svg&download=true`, headers });
    await site.app.inject({ method: "POST", url: "/plainConverter", payload: { id: ids[1], format: "pdf" }, headers });
    const zip = { icons: [{ id: ids[2] }], formats: [{ format: "svg" }] };
    await site.app.inject({ method: "POST", url: bundlePaths.zip, payload: zip, headers });
    const sent = { ...headers, "user-agent": "Mozilla/5.0 Firefox/140.0" };
    const report = (payload: object) =>
      site.app.inject({ method: "POST", url: downloadEventPath, payload: { lang: "en", ...payload }, headers: sent });
    await report({ id: freeIcon, kind: "download" });
    const shown = { ...headers, "sec-fetch-dest": "image" };
    await site.app.inject({ url: `/img?id=${ids[3]}&format=svg`, headers: shown });
    await site.app.inject({ method: "POST", url: clickEventPath, payload: { id: ids[3] }, headers: sent });
    expect(await listDownloaded(clara)).toEqual([freeIcon, ids[2], ids[1], ids[0]]);
    await report({ id: ids[3], kind: "copy", format: "react-jsx" });
    await report({ id: ids[0], kind: "drag", format: "svg" });
    expect(await listDownloaded(clara)).toEqual([ids[0], ids[3], freeIcon, ids[2], ids[1]]);
    await site.services.downloadLog.flush();
    const counted = await site.services.downloadLog.countDownloads([ids[3]!, ids[0]!], { days: 1 });
    expect(counted.map(({ icon, kind }) => `${kind} ${icon}`)).toEqual(
      expect.arrayContaining([`copy ${ids[3]}`, `drag ${ids[0]}`]),
    );
  });

  test("is recorded for /img requests by a program or a person, but not for page views", async () => {
    const paul = await signIn(site, "paul@example.com");
    const fetchImage = (id: string, headers: Record<string, string>) =>
      site.app.inject({ url: `/img?id=${id}&format=svg`, headers });
    await fetchImage(ids[0]!, { authorization: `Bearer ${paul.token}` });
    await fetchImage(ids[1]!, { ...paul.headers, "sec-fetch-dest": "document" });
    await fetchImage(ids[2]!, { ...paul.headers, "sec-fetch-dest": "image" });
    await fetchImage(ids[3]!, { ...paul.headers, accept: "image/avif,image/webp,*/*" });
    expect(await listDownloaded(paul)).toEqual([ids[1], ids[0]]);
  });

  test("is recorded for SVGs that a program fetches by calls, each once, but not for page views", async () => {
    const rosa = await signIn(site, "rosa@example.com");
    const program = { authorization: `Bearer ${rosa.token}` };
    const get = async (url: string, headers: Record<string, string>) =>
      expect((await site.app.inject({ url, headers })).statusCode).toBe(200);
    await get(`/siteApi/icons/icon?id=${ids[0]}&svg=true`, program);
    await get(`/siteApi/icons/icon?id=${ids[1]}`, program);
    await get(`/api/bundle/icons?ids=${ids[2]},no-such,${ids[2]}`, program);
    await get(`/siteApi/icons/icon?id=${ids[0]}&svg=true`, program);
    const { cookie } = rosa.headers;
    for (const page of [rosa.headers, { cookie, "sec-fetch-dest": "empty" }]) {
      await get(`/siteApi/icons/icon?id=${ids[3]}&svg=true`, page);
      await get(`/api/bundle/icons?ids=${ids[3]}`, page);
    }
    expect(await listDownloaded(rosa)).toEqual([ids[0], ids[2]]);
    await get(`/api/bundle/icons?ids=${ids[3]}`, { cookie, "sec-fetch-dest": "document" });
    expect(await listDownloaded(rosa)).toEqual([ids[3], ids[0], ids[2]]);
  });

  test("is recorded for one's own uploads too, and for no other person's", async () => {
    const emma = await signIn(site, "emma@example.com");
    const upload = async (member: Member) => {
      const { id } = await make(member, "private");
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>');
      const files = [{ name: "mine.svg", svg: svg.toString("base64") }];
      return (await site.services.uploads.add(requester(member), id, files)).success[0]!.id;
    };
    const [own, foreign] = [await upload(emma), await upload(anna)];
    const payload = { ids: [own, foreign], kind: "copy" };
    const headers = { ...emma.headers, "user-agent": "Mozilla/5.0 Firefox/140.0" };
    const response = await site.app.inject({ method: "POST", url: downloadEventPath, payload, headers });
    expect(response.statusCode).toBe(204);
    expect(await listDownloaded(emma)).toEqual([own]);
  });

  test("is listed by collection if it was paid for", async () => {
    const dora = await signIn(site, "dora@example.com");
    await site.services.licenses.spend(dora.id, "icon", [ids[0]!, ids[3]!]);
    const { id } = await make(dora, "private", [ids[0]!, ids[1]!]);
    const ask = async (query: string) =>
      (await site.app.inject({ url: `/api/user/v1/paidDownloadIds?${query}`, headers: dora.headers })).json<{
        ids: string[];
      }>().ids;
    expect(await ask(`type=iconDownload&collectionId=${id}`)).toEqual([ids[0]]);
    expect(await ask(`objectIds=${ids[3]},${ids[1]}`)).toEqual([ids[3]]);
    const foreign = await make(anna, "private");
    expect(
      (await site.app.inject({ url: `/api/user/v1/paidDownloadIds?collectionId=${foreign.id}`, headers: dora.headers }))
        .statusCode,
    ).toBe(404);
  });
});
