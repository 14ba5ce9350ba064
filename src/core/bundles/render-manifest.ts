import type { BundleContents, BundleIcon } from "./bundle-icon.ts";

/** `icons.json`: for programs what the other files say to people, with the SPDX code of each icon. */
export function renderManifest(contents: BundleContents, facts: ReadonlyMap<BundleIcon, object> = new Map()): string {
  const { name, icons, leftOut, missing, remarks } = contents;
  const manifest = {
    name,
    icons: icons.map((icon) => describe(icon, facts.get(icon))),
    leftOut: leftOut.map((icon) => describe(icon)),
    missing: missing.map(({ icon, reason }) => describe(icon, { reason })),
    remarks: remarks.map(({ icon, remark }) => ({ name: icon.name, remark })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

const describe = ({ name, id, iconifyName, set, author, license, isChanged }: BundleIcon, more: object = {}) => ({
  name,
  id,
  iconifyName,
  set: set.name,
  author: author.name,
  license: license.code,
  isChanged,
  ...more,
});
