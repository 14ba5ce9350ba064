import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { z } from "zod";
import type { OpenCatalogue } from "../../src/features/catalogue/contract.ts";
import { pictureSearchPath } from "../../src/features/picture-search/contract.ts";
import { type Candidate, startOurs } from "../servers/servers.ts";
import { words } from "../measure/words.data.ts";
import { pickCommonIcons, takeScreenshot } from "./screenshots.ts";

/** Milliseconds from the request to the end of its answer, of each request. */
export interface Times {
  /** Searches by a picture of one megapixel, by its type. */
  pictures: Readonly<Record<string, readonly number[]>>;
  /** Searches by words while nothing else happens, and while drawings are described and pictures searched by. */
  words: { idle: readonly number[]; busy: readonly number[] };
}

const environment = { PICTURE_SEARCH: "true", TRUSTED_PROXIES: "127.0.0.0/8", RESPONSE_CACHE_MB: "1" };
const picturesPerType = 20;
const rounds = 10;
const wordRequests = 2_000;
const wordEveryMs = 15;
const pictureEveryMs = 500;
const pollMs = 500;
const seed = 3;

/** Asks the site as it is served, over HTTP. */
export async function measureTimes(opened: OpenCatalogue): Promise<Times> {
  const pictures = await makePictures(opened);
  const ready = await startOurs(environment, ["catalogue", "pictures"]);
  let times: Pick<Times, "pictures">;
  let idle: number[];
  try {
    await waitUntil(async () => (await askByPicture(ready, pictures[0]!)).isReady);
    times = { pictures: await timePictures(ready, pictures) };
    idle = await timeWords(ready);
  } finally {
    await ready.stop();
  }
  const indexing = await startOurs(environment);
  try {
    await waitUntil(async () => (await askByPicture(indexing, pictures[0]!)).isOk);
    const busy = await timeWordsMeanwhile(indexing, pictures);
    return { ...times, words: { idle, busy } };
  } finally {
    await indexing.stop();
  }
}

/** Pieces of screenshots, of a thousand by a thousand pixels. */
async function makePictures(opened: OpenCatalogue): Promise<File[]> {
  const icons = pickCommonIcons(opened.catalogue, picturesPerType + 10, seed);
  const files: File[] = [];
  for (const [index, ordinal] of icons.slice(0, picturesPerType).entries()) {
    const { jpeg } = await takeScreenshot(opened, {
      ordinal,
      fillers: icons.slice(-10),
      screen: "message",
      seed: index,
    });
    const piece = sharp(jpeg).extract({ left: 40, top: 400, width: 1000, height: 1000 });
    files.push(new File([new Uint8Array(await piece.clone().png().toBuffer())], "piece.png", { type: "image/png" }));
    files.push(new File([new Uint8Array(await piece.clone().jpeg().toBuffer())], "piece.jpg", { type: "image/jpeg" }));
  }
  return files;
}

const answer = z.object({
  icons: z.array(z.unknown()).min(1),
  progress: z.object({ done: z.number(), total: z.number() }),
});
let asked = 0;

async function askByPicture({ url }: Candidate, file: File): Promise<{ isOk: boolean; isReady: boolean; ms: number }> {
  const body = new FormData();
  body.append("file", file);
  // Every search comes from another address: a single one may only search so often in a minute.
  const address = `10.0.${(asked >> 8) & 255}.${asked++ & 255}`;
  const start = performance.now();
  const response = await fetch(url + pictureSearchPath, {
    method: "POST",
    body,
    headers: { "x-forwarded-for": address },
  });
  const text = await response.text();
  const ms = performance.now() - start;
  if (response.status === 503) return { isOk: false, isReady: false, ms };
  if (!response.ok) throw new Error(`${pictureSearchPath} returned ${response.status}: ${text}`);
  const { progress } = answer.parse(JSON.parse(text));
  return { isOk: true, isReady: progress.done === progress.total, ms };
}

async function timePictures(site: Candidate, files: readonly File[]): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (let round = -1; round < rounds; round++) {
    for (const file of files) {
      const { ms } = await askByPicture(site, file);
      if (round >= 0) (times[file.type] ??= []).push(ms);
    }
  }
  return times;
}

/** One search after the other at a steady pace, as people ask. */
async function timeWords({ url }: Candidate): Promise<number[]> {
  const times: number[] = [];
  for (let request = -words.length; request < wordRequests; request++) {
    const word = words.at(request % words.length)!;
    const start = performance.now();
    const response = await fetch(`${url}/api/iconsets/v7/search?term=${word}&amount=60`);
    await response.arrayBuffer();
    const ms = performance.now() - start;
    if (!response.ok) throw new Error(`A search for ${word} returned ${response.status}`);
    if (request >= 0) times.push(ms);
    await setTimeout(wordEveryMs);
  }
  return times;
}

async function timeWordsMeanwhile(site: Candidate, files: readonly File[]): Promise<number[]> {
  const stopping = new AbortController();
  const searching = (async () => {
    for (let index = 0; !stopping.signal.aborted; index++) {
      await askByPicture(site, files[index % files.length]!);
      await setTimeout(pictureEveryMs);
    }
  })();
  try {
    return await timeWords(site);
  } finally {
    stopping.abort();
    await searching;
  }
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(pollMs);
}
