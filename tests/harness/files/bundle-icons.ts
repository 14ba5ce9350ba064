import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BundleContents, BundleIcon } from "../../../src/core/bundles/bundle-icon.ts";
import type { License } from "../../../src/core/icons/style.ts";

const licenses = readFileSync(join(import.meta.dirname, "../../../data/licenses.jsonl"), "utf8");

export const licenseOf = (code: string): License =>
  licenses
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as License)
    .find((license) => license.code === code)!;

/** An icon of a bundle, as a test needs it. */
export function bundleIcon(name: string, prefix: string, code: string): BundleIcon {
  const license = licenseOf(code);
  return {
    id: `${prefix}-${name}`.slice(0, 9),
    name,
    iconifyName: `${prefix}:${name}`,
    set: {
      prefix,
      name: `The ${prefix} set`,
      author: prefix,
      license: code,
      licenseUrl: `https://${prefix}.example/license (en)`,
      url: `https://${prefix}.example`,
      version: null,
      iconCount: 1,
      isBrands: prefix === "logos",
    },
    author: {
      id: prefix,
      apiCode: prefix,
      name: `${prefix} & [friends]`,
      alias: prefix,
      url: null,
      isExternal: true,
      styles: [],
      iconCount: 1,
    },
    license,
    isChanged: false,
  };
}

export const contentsOf = (icons: readonly BundleIcon[], more: Partial<BundleContents> = {}): BundleContents => ({
  name: "My icons",
  icons,
  leftOut: [],
  missing: [],
  remarks: [],
  ...more,
});
