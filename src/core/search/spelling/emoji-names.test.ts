import { describe, expect, it } from "vitest";
import { readEmoji } from "./emoji-names.ts";

describe("emoji in a text", () => {
  it.each([
    ["🏠", ["house"]],
    ["❤️", ["red heart", "heart"]],
    ["❤", ["red heart", "heart"]],
    ["🐱", ["cat face", "cat"]],
    ["🔒", ["locked", "lock"]],
    ["👍", ["thumbs up", "thumbsup"]],
    ["👍🏽", ["thumbs up", "thumbsup"]],
    ["🤷🏿‍♀️", ["woman shrugging", "shrugging"]],
    ["👩‍💻", ["woman technologist", "technologist"]],
    ["👨‍👩‍👧", ["family man woman girl", "family"]],
    ["🇩🇪", ["flag germany", "germany"]],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", ["flag england", "england"]],
    ["1️⃣", ["keycap 1", "1", "one"]],
    ["#️⃣", ["keycap number sign", "number sign", "hash"]],
    ["🫆", ["fingerprint"]],
  ])("reads %s by its names, the full one first", (emoji, names) => {
    expect(readEmoji(emoji)).toEqual({ text: "", emoji: [names] });
  });

  it("tells emoji from the words beside them", () => {
    expect(readEmoji("rotes ❤️ 🏠")).toEqual({ text: "rotes", emoji: [["red heart", "heart"], ["house"]] });
  });

  it("leaves texts alone that have none, and signs that are written in a text", () => {
    for (const text of ["house", "Straße 7", "家", "Brand™ ©", "7 * 4 #1", ""]) expect(readEmoji(text)).toBeUndefined();
  });
});
