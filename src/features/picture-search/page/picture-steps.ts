import type { Box } from "../../../core/pictures/raster.ts";
import type { PublicIcon } from "../../icon-details/contract.ts";
import type { IndexProgress } from "../contract.ts";
import type { ReadPicture } from "./read-picture.ts";
import type { Stroke } from "./strokes.ts";

/** An icon of the answer, as far as the page shows it. */
export type FoundIcon = Pick<PublicIcon, "id" | "name" | "url" | "isColor" | "platform" | "bytes" | "isUserSource">;

/** What is searched by. */
export type Subject = { kind: "picture"; picture: ReadPicture } | { kind: "drawing"; strokes: readonly Stroke[] };

/** Why there is no answer: a file that only another one can replace, or something that may pass. */
export type Problem =
  | { reason: "wrongType" | "tooBig" | "tooManyPixels" | "broken"; name: string }
  | { reason: "busy" | "failed" | "offline" };

/** Values of filters by the parameter of the call. */
export type PictureFilters = Readonly<Record<string, string>>;

/** Icons that are asked for at first, and at most. */
export const firstAmount = 60;
export const mostAmount = 200;

export interface PictureStep {
  subject?: Subject;
  /** The part that is searched by, in fractions; undefined where the server has to look for it. */
  box?: Box;
  /** The part that was chosen for the visitor. */
  guess?: Box;
  filters: PictureFilters;
  amount: number;
  /** No answer to what is asked by now has come yet. */
  isAsking: boolean;
  /** A file is being read, or an answer is awaited. */
  isBusy: boolean;
  /** The last answer about this subject. */
  icons?: readonly FoundIcon[];
  progress?: Pick<IndexProgress, "done" | "total">;
  problem?: Problem;
}

export type PictureEvent =
  | { type: "read" }
  | { type: "select"; subject: Subject; box?: Box; guess?: Box }
  | { type: "refuse"; problem: Problem }
  | { type: "crop"; box: Box }
  | { type: "draw"; strokes: readonly Stroke[]; box?: Box }
  | { type: "filter"; filters: PictureFilters }
  | { type: "more" }
  | { type: "search" }
  | { type: "find"; icons: readonly FoundIcon[]; progress: Pick<IndexProgress, "done" | "total"> }
  | { type: "fail"; problem: Problem }
  | { type: "leave" }
  | { type: "remove" };

export const firstStep: PictureStep = { filters: {}, amount: firstAmount, isAsking: false, isBusy: false };

/** What the page shows after something happened. Icons stay until others are there, but for those of another picture. */
export function reducePictureStep(now: PictureStep, event: PictureEvent): PictureStep {
  switch (event.type) {
    case "read":
      return without({ ...now, isBusy: true }, "problem");
    case "select": {
      const { filters } = now;
      const { subject, box, guess } = event;
      return ask({ ...firstStep, filters, subject, ...(box && { box }), ...(guess && { guess }) });
    }
    case "refuse":
      return { ...now, isBusy: false, problem: event.problem };
    case "crop":
      return ask({ ...now, box: event.box, amount: firstAmount });
    case "draw": {
      const { strokes, box } = event;
      const drawn: PictureStep = { ...now, subject: { kind: "drawing", strokes }, amount: firstAmount };
      return box
        ? ask({ ...drawn, box })
        : without({ ...drawn, isAsking: false, isBusy: false }, "box", "icons", "problem");
    }
    case "filter":
      return ask({ ...now, filters: event.filters, amount: firstAmount });
    case "more":
      return ask({ ...now, amount: mostAmount });
    case "search":
      return ask(now).isAsking ? without({ ...now, isAsking: true, isBusy: true }, "problem") : now;
    case "find":
      return without(
        { ...now, isAsking: false, isBusy: false, icons: event.icons, progress: event.progress },
        "problem",
      );
    case "fail":
      return { ...now, isAsking: false, isBusy: false, problem: event.problem };
    case "leave":
      return { ...now, isBusy: false };
    default:
      return { ...firstStep, filters: now.filters };
  }
}

/** Nothing can be found by an empty sheet. */
function ask(step: PictureStep): PictureStep {
  const { subject, box } = step;
  return { ...step, isAsking: subject !== undefined && (subject.kind === "picture" || box !== undefined) };
}

function without(step: PictureStep, ...keys: ("box" | "icons" | "problem")[]): PictureStep {
  const rest = { ...step };
  for (const key of keys) delete rest[key];
  return rest;
}

/** Whether more icons can be asked for. */
export function hasMore({ amount, icons = [] }: PictureStep): boolean {
  return amount < mostAmount && icons.length >= amount;
}
