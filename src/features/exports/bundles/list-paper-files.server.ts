import type { BundleContents, BundleIcon } from "../../../core/bundles/bundle-icon.ts";
import { groupBySet } from "../../../core/bundles/group-by-set.ts";
import { renderAttribution } from "../../../core/bundles/render-attribution.ts";
import { renderManifest } from "../../../core/bundles/render-manifest.ts";
import { renderLicenseText, renderNotice } from "../../../core/bundles/render-notice.ts";
import { renderReadme } from "../../../core/bundles/render-readme.ts";
import { readLicenseText } from "../../../platform/license-texts.server.ts";
import type { ZipFile } from "../write-zip.server.ts";

/** How many files of a bundle are about its icons instead of being made of them. */
export const countPaperFiles = (icons: readonly BundleIcon[]) => 4 + listLicenses(icons).length;

/** What goes with the icons of every bundle: who drew them, under which licenses, how they are used, what is missing. */
export async function listPaperFiles(
  contents: BundleContents,
  { usage, facts }: { usage: string; facts: ReadonlyMap<BundleIcon, object> },
): Promise<ZipFile[]> {
  const groups = groupBySet(contents.icons);
  const licenses = await Promise.all(
    listLicenses(contents.icons).map(async (code) => ({
      path: `LICENSES/${code}.txt`,
      bytes: renderLicenseText(code, await readLicenseText(code), groups),
    })),
  );
  return [
    ...licenses,
    { path: "NOTICE", bytes: renderNotice(contents) },
    { path: "ATTRIBUTION.md", bytes: renderAttribution(contents) },
    { path: "icons.json", bytes: renderManifest(contents, facts) },
    { path: "README.md", bytes: renderReadme(contents, usage) },
  ];
}

const listLicenses = (icons: readonly BundleIcon[]) =>
  [...new Set(icons.map(({ license }) => license.code))].toSorted();
