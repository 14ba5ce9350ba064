import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { IconifyJSON } from "@iconify/types";
import { renderDocument } from "../../../src/core/svg/document/render-document.ts";
import { repairMarkup } from "../../../src/core/svg/document/repair-markup.ts";

export interface MovingIcon {
  /** In the Iconify scheme. */
  name: string;
  svg: string;
}

const require = createRequire(import.meta.url);

/** Every so many of the moving icons of a set. */
export function readMovingIcons(prefix: string, every: number): MovingIcon[] {
  const path = require.resolve(`@iconify/json/json/${prefix}.json`);
  const { icons, width = 16, height = 16 } = JSON.parse(readFileSync(path, "utf8")) as IconifyJSON;
  return Object.entries(icons)
    .filter(([, { body }]) => body.includes("<animate"))
    .filter((_, index) => index % every === 0)
    .map(([name, icon]) => {
      const box = [icon.left ?? 0, icon.top ?? 0, icon.width ?? width, icon.height ?? height] as const;
      return { name: `${prefix}:${name}`, svg: renderDocument(repairMarkup(icon.body), box) };
    });
}
