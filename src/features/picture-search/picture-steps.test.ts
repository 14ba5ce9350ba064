import { describe, expect, it } from "vitest";
import { takePictureStep, type ChosenPicture, type PictureEvent, type PictureStep } from "./picture-steps.ts";

const picture: ChosenPicture = { file: new File(["<svg/>"], "heart.svg"), url: "blob:1" };
const other: ChosenPicture = { file: new File(["<svg/>"], "star.svg"), url: "blob:2" };
const icons = [{ id: "a", name: "Heart", url: "/icon/a/heart", isColor: false }];

const follow = (...events: PictureEvent[]) =>
  events.reduce<PictureStep>((now, event) => takePictureStep(now, event), { step: "idle" });
const searching = [{ type: "choose", picture }, { type: "search" }] as const satisfies PictureEvent[];

describe("takePictureStep", () => {
  it("goes from a chosen picture over the search to what was found", () => {
    expect(follow({ type: "choose", picture })).toEqual({ step: "chosen", picture });
    expect(follow(...searching)).toEqual({ step: "searching", picture });
    expect(follow(...searching, { type: "find", picture, icons })).toEqual({ step: "found", picture, icons });
  });

  it("keeps the picture when the search fails or is cancelled, so that it can be tried again", () => {
    for (const failure of ["failed", "offline"] as const) {
      const failed = follow(...searching, { type: "fail", picture, failure });
      expect(failed).toEqual({ step: "chosen", picture, failure });
      expect(takePictureStep(failed, { type: "search" })).toEqual({ step: "searching", picture });
    }
    expect(follow(...searching, { type: "cancel" })).toEqual({ step: "chosen", picture });
  });

  it("says when the server cannot search by picture at all", () => {
    const failure = "unavailable";
    expect(follow(...searching, { type: "fail", picture, failure })).toEqual({ step: "unavailable", picture });
  });

  it("names the file that the server refuses, and waits for another", () => {
    const refusal = { reason: "tooBig", name: "heart.svg" };
    expect(follow(...searching, { type: "fail", picture, failure: "tooBig" })).toEqual({ step: "idle", refusal });
  });

  it("keeps the picture there was when another file is refused", () => {
    const refusal = { reason: "wrongType", name: "notes.txt" } as const;
    expect(follow({ type: "refuse", refusal })).toEqual({ step: "idle", refusal });
    expect(follow({ type: "choose", picture }, { type: "refuse", refusal })).toEqual({
      step: "chosen",
      picture,
      refusal,
    });
  });

  it("ignores answers about a picture that was replaced, removed or given up", () => {
    const late: PictureEvent = { type: "find", picture, icons };
    const afterwards: PictureEvent[][] = [
      [{ type: "choose", picture: other }],
      [{ type: "remove" }],
      [{ type: "cancel" }],
    ];
    for (const events of afterwards) {
      const before = follow(...searching, ...events);
      expect(takePictureStep(before, late)).toBe(before);
      expect(takePictureStep(before, { type: "fail", picture, failure: "failed" })).toBe(before);
    }
  });

  it("has nothing to search for without a picture", () => {
    expect(follow({ type: "search" })).toEqual({ step: "idle" });
  });
});
