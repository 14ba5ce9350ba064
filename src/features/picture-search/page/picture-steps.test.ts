import { describe, expect, it } from "vitest";
import {
  firstStep,
  hasMore,
  reducePictureStep,
  type FoundIcon,
  type PictureEvent,
  type PictureStep,
  type Subject,
} from "./picture-steps.ts";

const subject: Subject = { kind: "picture", picture: { file: new File(["<svg/>"], "heart.svg"), url: "blob:1" } };
const other: Subject = { kind: "picture", picture: { file: new File(["<svg/>"], "star.svg"), url: "blob:2" } };
const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 };
const stroke = { points: [{ x: 0.5, y: 0.5 }], width: 0.02 };
const progress = { done: 5, total: 10 };
const icons = (amount: number) =>
  Array.from({ length: amount }, (_, at): FoundIcon => ({
    id: `${at}`,
    name: "Heart",
    url: `/icon/${at}/heart`,
    isColor: false,
    platform: "lucide",
    bytes: 100,
  }));

const follow = (...events: PictureEvent[]) => events.reduce<PictureStep>(reducePictureStep, firstStep);
const found: PictureEvent[] = [
  { type: "read" },
  { type: "select", subject, box, guess: box },
  { type: "search" },
  { type: "find", icons: icons(60), progress },
];

describe("reducePictureStep", () => {
  it("goes from a file through the search to the results", () => {
    expect(follow(...found.slice(0, 1))).toMatchObject({ isBusy: true });
    expect(follow(...found.slice(0, 3))).toMatchObject({ subject, box, guess: box, isBusy: true });
    expect(follow(...found)).toMatchObject({ subject, isBusy: false, icons: icons(60), progress });
  });

  it("keeps the results while another part is searched, and drops them with the image", () => {
    const cropped = follow(...found, { type: "crop", box: { ...box, left: 0 } }, { type: "search" });
    expect(cropped).toMatchObject({ icons: icons(60), isBusy: true, box: { left: 0 }, guess: box });
    expect(follow(...found, { type: "select", subject: other }).icons).toBeUndefined();
  });

  it("keeps filters for the next image", () => {
    const filters = { style: "lucide" };
    const filtered = follow(...found, { type: "filter", filters }, { type: "select", subject: other });
    expect(filtered).toMatchObject({ filters, subject: other });
    expect(reducePictureStep(filtered, { type: "remove" })).toEqual({ ...firstStep, filters });
  });

  it("keeps the image when a search fails or another file is rejected, so that a retry is possible", () => {
    for (const reason of ["failed", "offline", "busy"] as const) {
      const failed = follow(...found, { type: "search" }, { type: "fail", problem: { reason } });
      expect(failed).toMatchObject({ subject, isBusy: false, problem: { reason }, icons: icons(60) });
      expect(reducePictureStep(failed, { type: "search" }).problem).toBeUndefined();
    }
    const problem = { reason: "wrongType", name: "notes.txt" } as const;
    expect(follow(...found, { type: "read" }, { type: "refuse", problem })).toMatchObject({ subject, problem });
    expect(follow({ type: "read" }, { type: "refuse", problem })).toEqual({ ...firstStep, problem });
  });

  it("requests more results once, and the first ones again after a change", () => {
    const all = follow(...found);
    expect(hasMore(all)).toBe(true);
    const more = reducePictureStep(all, { type: "more" });
    expect(more.amount).toBe(200);
    expect(hasMore({ ...more, icons: icons(200) })).toBe(false);
    expect(reducePictureStep(more, { type: "crop", box }).amount).toBe(all.amount);
    expect(hasMore(follow(...found.slice(0, 3), { type: "find", icons: icons(7), progress }))).toBe(false);
  });

  it("requests changed results until they arrive, whatever the previous search returns", () => {
    const all = follow(...found);
    expect([follow(...found.slice(0, 2)).isAsking, all.isAsking]).toEqual([true, false]);
    const drawn: PictureEvent = { type: "draw", strokes: [stroke], box };
    const changes: PictureEvent[] = [
      { type: "crop", box },
      drawn,
      { type: "filter", filters: { style: "lucide" } },
      { type: "more" },
      { type: "search" },
    ];
    for (const change of changes) {
      const changed = reducePictureStep(all, change);
      expect(changed.isAsking, change.type).toBe(true);
      expect(reducePictureStep(changed, { type: "leave" })).toMatchObject({ isAsking: true, isBusy: false });
      expect(reducePictureStep(changed, { type: "find", icons: [], progress }).isAsking).toBe(false);
      expect(reducePictureStep(changed, { type: "fail", problem: { reason: "failed" } }).isAsking).toBe(false);
      expect(reducePictureStep(changed, { type: "remove" }).isAsking).toBe(false);
    }
  });

  it("requests nothing for an empty canvas, also when filters change", () => {
    for (const before of [firstStep, follow({ type: "draw", strokes: [stroke], box })]) {
      const emptied = reducePictureStep(before, { type: "draw", strokes: [] });
      expect(emptied.isAsking).toBe(false);
      expect(reducePictureStep(emptied, { type: "filter", filters: { style: "lucide" } }).isAsking).toBe(false);
    }
    expect(follow({ type: "filter", filters: { style: "lucide" } }).isAsking).toBe(false);
  });

  it("has nothing to search for on an empty canvas", () => {
    const drawn = follow({ type: "draw", strokes: [stroke], box }, { type: "search" }, found.at(-1)!);
    expect(drawn).toMatchObject({ subject: { kind: "drawing", strokes: [stroke] }, box, icons: icons(60) });
    const emptied = reducePictureStep(drawn, { type: "draw", strokes: [] });
    expect(emptied).toMatchObject({ subject: { kind: "drawing", strokes: [] }, isBusy: false });
    expect([emptied.icons, emptied.box]).toEqual([undefined, undefined]);
    expect(follow({ type: "search" })).toEqual(firstStep);
  });
});
