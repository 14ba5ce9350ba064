import { useSyncExternalStore } from "react";
import { api, ApiFailure } from "../../../browser/api-client.ts";
import type { Box } from "../../../core/pictures/raster.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { pictureSearchPath } from "../contract.ts";
import { formatBox } from "./crop-box.ts";
import { packDrawing } from "./pack-drawing.ts";
import {
  firstStep,
  reducePictureStep,
  type FoundIcon,
  type PictureEvent,
  type PictureFilters,
  type PictureStep,
  type Problem,
  type Subject,
} from "./picture-steps.ts";
import { forgetPicture, guessBox, packPicture, readPicture } from "./read-picture.ts";
import { boundsOfStrokes, type Stroke } from "./strokes.ts";

/** Changes that come in rows are waited for so long. */
const cropDelayMs = 250;
const drawDelayMs = 300;

interface Answer {
  icons: FoundIcon[];
  progress: { done: number; total: number };
}

const listeners = new Set<() => void>();
let now = firstStep;
/** The language of the page, as long as it is open. */
let language: Locale | undefined;
let running: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let reading = 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function happen(event: PictureEvent): void {
  const { subject } = now;
  now = reducePictureStep(now, event);
  if (subject?.kind === "picture" && now.subject !== subject) forgetPicture(subject.picture);
  for (const listener of listeners) listener();
}

/** What was asked before is of no use any more; what is asked next waits for more changes. */
function searchAfter(delayMs: number): void {
  giveUp();
  if (language !== undefined) timer = setTimeout(() => void search(), delayMs);
}

function giveUp(): void {
  clearTimeout(timer);
  running?.abort();
  running = undefined;
}

async function search(): Promise<void> {
  giveUp();
  if (language === undefined) return;
  happen({ type: "search" });
  const { subject, box, filters, amount, isAsking } = now;
  if (!subject || !isAsking) return;
  const aborter = new AbortController();
  const { signal } = aborter;
  running = aborter;
  try {
    const packed =
      subject.kind === "picture" ? await packPicture(subject.picture, box) : await packDrawing(subject.strokes, box);
    signal.throwIfAborted();
    const body = new FormData();
    body.set("file", packed.file);
    if (packed.box) body.set("box", formatBox(packed.box));
    const query = new URLSearchParams({ ...filters, amount: String(amount), language });
    const answer = await api.send<Answer>(`${pictureSearchPath}?${query}`, { method: "POST", body, signal });
    if (answer && !signal.aborted) happen({ type: "find", icons: answer.icons, progress: answer.progress });
  } catch (cause) {
    if (!signal.aborted) happen({ type: "fail", problem: explainFailure(cause, subject) });
  }
}

function explainFailure(cause: unknown, subject: Subject): Problem {
  const name = subject.kind === "picture" ? subject.picture.file.name : "";
  if (!(cause instanceof ApiFailure)) return { reason: navigator.onLine ? "failed" : "offline" };
  if (cause.status === 413) return { reason: "tooManyPixels", name };
  if (cause.status === 415) return { reason: "broken", name };
  const isAway = [404, 429].includes(cause.status) || cause.code === "unavailable";
  return { reason: isAway ? "busy" : "failed" };
}

/** The page is there: searches for what was given before. @returns closes it */
function open(locale: Locale): () => void {
  language = locale;
  const goOn = () => now.problem?.reason === "offline" && void search();
  if (now.isAsking) void search();
  addEventListener("online", goOn);
  return () => {
    language = undefined;
    giveUp();
    happen({ type: "leave" });
    removeEventListener("online", goOn);
  };
}

/** Takes a file as the picture to search by, unless it is none. */
async function addFile(file: File): Promise<void> {
  const turn = ++reading;
  giveUp();
  happen({ type: "read" });
  const read = await readPicture(file);
  if (turn !== reading) {
    if ("file" in read) forgetPicture(read);
    return;
  }
  if ("reason" in read) return happen({ type: "refuse", problem: read });
  const box = read.view && guessBox(read.view);
  happen({ type: "select", subject: { kind: "picture", picture: read }, ...(box && { box, guess: box }) });
  await search();
}

/** Takes a picture of the site, as if it were a file. */
async function fetchFrom(path: string, name: string): Promise<void> {
  const turn = ++reading;
  const read = async () => {
    const response = await fetch(path);
    return response.ok ? response.blob() : undefined;
  };
  const blob = await read().catch(() => undefined);
  if (turn !== reading) return;
  if (blob) await addFile(new File([blob], name));
  else happen({ type: "fail", problem: { reason: navigator.onLine ? "failed" : "offline" } });
}

function crop(box: Box): void {
  happen({ type: "crop", box });
  searchAfter(cropDelayMs);
}

function draw(strokes: readonly Stroke[]): void {
  reading++;
  giveUp();
  const box = boundsOfStrokes(strokes);
  happen({ type: "draw", strokes, ...(box && { box }) });
  if (box) searchAfter(drawDelayMs);
}

/** A blank canvas, unless somebody is drawing already. */
function startSketch(): void {
  if (now.subject?.kind !== "drawing") draw([]);
}

function filter(filters: PictureFilters): void {
  happen({ type: "filter", filters });
  void search();
}

function more(): void {
  happen({ type: "more" });
  void search();
}

function remove(): void {
  reading++;
  giveUp();
  happen({ type: "remove" });
}

/** What is searched by and what came of it. It outlives the page: who comes back finds it as it was. */
export const pictureQueue = {
  open,
  addFile,
  takeFrom: fetchFrom,
  crop,
  draw,
  startSketch,
  filter,
  more,
  search: () => void search(),
  remove,
};

/** The desk as it is now. */
export function usePictureQueue(): PictureStep {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => firstStep,
  );
}
