import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { z } from "zod";
import type { IconifyJson } from "../../../core/icon-sets/iconify-json.ts";
import { indexSet } from "./index-set.server.ts";
import type { IconSource, UpstreamSet } from "./source.ts";

const findPackage = () => dirname(createRequire(import.meta.url).resolve("@iconify/json/package.json"));

/** The file of a set in the package. */
export const locateIconifySet = (prefix: string) => join(findPackage(), "json", `${prefix}.json`);

const collections = z.record(z.string(), z.object({ total: z.number().optional() }));

/** The npm package `@iconify/json`: hundreds of open icon sets, one JSON file each. */
export const iconifySource: IconSource = {
  name: "iconify",
  list() {
    const root = findPackage();
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
    const known = collections.parse(JSON.parse(readFileSync(join(root, "collections.json"), "utf8")));
    const sets = Object.entries(known).map(([prefix, { total }]) => {
      const path = locateIconifySet(prefix);
      return { source: "iconify", prefix, path, iconCount: total ?? 0, byteCount: statSync(path).size };
    });
    return {
      sets,
      facts: { styles: [], families: [], authors: [], licenses: [], sets: [] },
      fingerprint: `@iconify/json ${version}`,
    };
  },
  read({ path }) {
    const file = readFileSync(path);
    const json = JSON.parse(file.toString()) as IconifyJson;
    return { ...toUpstreamSet(json), original: indexSet(json, file) };
  },
};

function toUpstreamSet(json: IconifyJson): Omit<UpstreamSet, "original"> {
  const { info, left = 0, top = 0, width = 16, height = 16 } = json;
  return {
    name: info?.name ?? json.prefix,
    authorName: info?.author.name ?? "",
    url: info?.author.url ?? null,
    licenseUrl: info?.license.url ?? null,
    version: info?.version ?? null,
    timestamp: json.lastModified ?? 0,
    height: typeof info?.height === "number" ? info.height : null,
    icons: Object.entries(json.icons).map(([name, icon]) => ({
      name,
      body: icon.body,
      left: icon.left ?? left,
      top: icon.top ?? top,
      width: icon.width ?? width,
      height: icon.height ?? height,
      isHidden: icon.hidden === true,
    })),
    aliases: Object.entries(json.aliases ?? {}).map(([name, alias]) => ({
      name,
      parent: alias.parent,
      hFlip: alias.hFlip === true,
      vFlip: alias.vFlip === true,
      rotate: alias.rotate ?? 0,
      isHidden: alias.hidden === true,
    })),
    categories: new Map(Object.entries(json.categories ?? {})),
  };
}
