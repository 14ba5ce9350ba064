import { expect, test } from "vitest";
import type { Pack, Style } from "../icons/style.ts";
import { listEmojiStyles } from "./emoji-styles.ts";

const style = (apiCode: string, iconCount: number) => ({ apiCode, iconCount }) as Style;
const pack = (code: string, category: string, iconCount: number) => ({ style: code, category, iconCount }) as Pack;

test("emoji styles are those that contain almost only emoji", () => {
  const styles = [style("outline", 1000), style("flatEmoji", 1000), style("people", 1000), style("monoEmoji", 400)];
  const packs = [
    pack("outline", "emoji", 60),
    pack("flatEmoji", "people", 300),
    pack("flatEmoji", "emoji", 960),
    pack("people", "people", 1000),
    pack("monoEmoji", "emoji", 400),
  ];
  expect(listEmojiStyles({ styles, packs }).map(({ apiCode }) => apiCode)).toEqual(["flatEmoji", "monoEmoji"]);
});
