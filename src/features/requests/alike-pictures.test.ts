import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createRequestCallers } from "../../../tests/harness/people/request-callers.ts";
import type { Member } from "../../../tests/harness/people/sign-in.ts";
import { startPictureApp } from "../../../tests/harness/site/picture-app.ts";
import type { TestApp } from "../../../tests/harness/site/test-app.ts";
import { createFolderObjectStore } from "../../platform/files/folder-object-store.server.ts";
import { createLog } from "../../platform/log.server.ts";
import { currentClient, workFor } from "../../platform/workers/work-client.server.ts";
import { createFilePreviews } from "./attachments/file-previews.server.ts";
import { requestsPath, type Alike } from "./contract.ts";
import { requestFilePreviews } from "./tables.server.ts";

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inner}</svg>`;
/** What icons look like is found out first, which takes long for many. */
const sets = ["duo-icons"];
/** Marks that look like nothing else. */
const mark = svg('<path d="M2 2h20v3H5v5h9v3H5v9H2zM16 14h6v8h-3v-5h-3z"/>');
const ring = svg('<circle cx="12" cy="12" r="8" fill="none" stroke="#000" stroke-width="2"/>');
const bars = svg('<path d="M3 14h4v7H3zM10 8h4v13h-4zM17 3h4v18h-4z"/>');

let site: TestApp;
let callers: ReturnType<typeof createRequestCallers>;
let [anna, ben, admin]: Member[] = [];

beforeAll(async () => {
  site = await startPictureApp({ TEST_MODE: "true" }, sets);
  callers = createRequestCallers(site);
  [anna, ben, admin] = [await callers.join(), await callers.join(), await callers.join("admin")];
}, 180_000);
afterAll(() => site.close());

/** As somebody else would show it: in another color, with some ground around it, as a photograph is kept. */
async function picture(drawing: string): Promise<Buffer> {
  const drawn = drawing.replaceAll("<path", '<path fill="#0b7285"').replaceAll("#000", "#0b7285");
  const icon = await sharp(Buffer.from(drawn)).resize(150).png().toBuffer();
  const ground = sharp({ create: { width: 190, height: 190, channels: 3, background: "#fff3bf" } });
  return ground
    .composite([{ input: icon }])
    .jpeg()
    .toBuffer();
}

async function ask(title: string, drawings: readonly string[]): Promise<string> {
  const attachments: string[] = [];
  for (const drawing of drawings) attachments.push((await callers.uploadOne(anna!, "wish.svg", drawing)).id);
  return (await callers.make(anna!, { title, attachments })).id;
}

async function findDuplicates(drawing: string, term = ""): Promise<Alike> {
  const attachment = (await callers.uploadOne(ben!, "mine.jpg", await picture(drawing))).id;
  const answer = await callers.call("POST", `${requestsPath}/alike`, { by: ben, body: { term, attachment } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Alike>();
}

const idsOf = ({ requests }: Alike) => requests.map(({ id }) => id);

test("a person who uploads an image sees open requests with similar images, and similar icons", async () => {
  const [wanted, other] = [await ask("A thing of ours", [ring, mark]), await ask("Another thing", [bars])];
  await callers.make(anna!, { title: "Without a picture" });
  const found = await findDuplicates(mark);
  expect(idsOf(found)).toEqual([wanted]);
  expect(found.icons.length).toBeGreaterThan(0);
  expect(idsOf(await findDuplicates(bars))).toEqual([other]);
});

test("they come before requests with similar words, each of them once", async () => {
  const stairs = svg('<path d="M2 22v-5h5v-5h5V7h5V2h5v20z"/>');
  const byWord = await ask("Purple walrus", []);
  const [byLook, byBoth] = [await ask("Something big", [stairs]), await ask("Walrus, purple", [stairs])];
  const found = idsOf(await findDuplicates(stairs, "purple walrus"));
  expect(found.slice(0, 2).toSorted()).toEqual([byLook, byBoth].toSorted());
  expect(found.slice(2)).toEqual([byWord]);
});

test("hidden, closed or unsent requests are shown to no one", async () => {
  const cross = svg('<path d="M4 2l8 8 8-8 2 2-8 8 8 8-2 2-8-8-8 8-2-2 8-8-8-8z"/>');
  const [hidden, declined, open] = [await ask("One", [cross]), await ask("Two", [cross]), await ask("Three", [cross])];
  await callers.uploadOne(anna!, "loose.svg", cross);
  expect(idsOf(await findDuplicates(cross)).toSorted()).toEqual([hidden, declined, open].toSorted());
  expect((await callers.post(hidden, "hide", { by: admin })).statusCode).toBe(200);
  expect(
    (await callers.post(declined, "decline", { by: admin, body: { reason: "It is there already" } })).statusCode,
  ).toBe(200);
  expect(idsOf(await findDuplicates(cross))).toEqual([open]);
});

test("a blank image is similar to none", async () => {
  await ask("Nothing to see", [svg('<path fill="#fff" d="M0 0h24v24H0z"/>')]);
  expect(await findDuplicates(svg(""))).toMatchObject({ requests: [] });
});

test("an image is described for others although whoever uploaded it has left", async () => {
  const { id } = await callers.uploadOne(anna!, "left.svg", ring);
  const isIt = eq(requestFilePreviews.fileId, id);
  const database = site.openDatabase();
  onTestFinished(() => database.close());
  const readVersion = async () => (await database.run((db) => db.select().from(requestFilePreviews).where(isIt)))[0];
  // The site describes it as well.
  await expect.poll(readVersion).toBeDefined();
  const begun = Promise.withResolvers<void>();
  const previews = createFilePreviews({
    database,
    objects: createFolderObjectStore(join(site.dataDir, "objects")),
    log: createLog("silent"),
    pictures: {
      vectorsVersion: "of this test",
      describe() {
        const { signal } = currentClient();
        const gone = new Promise<never>((_, reject) =>
          signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
        );
        begun.resolve();
        return Promise.race([gone, new Promise<Int8Array[]>((resolve) => void setTimeout(resolve, 50, []))]);
      },
    },
  });
  const leaving = new AbortController();
  workFor({ network: "192.0.2.1", signal: leaving.signal }, () => previews.begin([id]));
  await begun.promise;
  leaving.abort();
  await expect.poll(readVersion).toMatchObject({ version: "of this test" });
});
