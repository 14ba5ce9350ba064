import { createHash } from "node:crypto";
import type { BundleIcon } from "../../core/bundles/bundle-icon.ts";
import type { UploadFinder } from "../../core/icons/uploaded-icon.ts";
import { nameRelease } from "../../core/packages/name-release.ts";
import type { PackageState } from "../../core/packages/package-changes.ts";
import { renderDocument } from "../../core/svg/document/render-document.ts";
import { licenseOfUpload, uploadedSet, uploader } from "../../core/svg-sanitizer/uploaded-set.ts";
import { blankAddress } from "../../core/urls/address.ts";
import { formatAddress } from "../../core/urls/parse-address.ts";
import type { OpenCatalogue } from "../catalogue/contract.ts";
import type { Collection, CollectionIcon } from "../collections/contract.ts";
import { digestContents } from "./digest-contents.server.ts";
import type { PackageSource } from "./package-source.ts";

interface Found {
  id: string;
  name: string;
  svg: string;
  credit: BundleIcon;
}

/** All icons of a collection as its owner sees them; `before` is what its newest version holds. */
export async function openCollectionSource(
  {
    collection,
    icons,
    owner,
  }: { collection: Collection; icons: readonly CollectionIcon[]; owner: { id: string; name: string } },
  options: {
    opened: OpenCatalogue;
    uploads: UploadFinder;
    before: PackageState | null;
    name: string;
    formatHref: (path: string) => string;
  },
): Promise<PackageSource> {
  const { opened, uploads, before, name, formatHref } = options;
  const uploadIds = icons.filter(({ isUserSource }) => isUserSource).map(({ id }) => id);
  const uploaded = await uploads.find(owner.id, uploadIds);
  const found = icons.flatMap(({ id }): Found[] => {
    const upload = uploaded.get(id);
    if (!upload) return findIcon(id, opened);
    const credit: BundleIcon = {
      id,
      name: upload.name,
      iconifyName: `${uploadedSet.prefix}:${upload.name}`,
      set: uploadedSet,
      author: uploader,
      license: licenseOfUpload(upload),
      isChanged: false,
    };
    return [{ id, name: upload.name, svg: upload.svg, credit }];
  });
  const named = nameRelease(
    before ?? undefined,
    found.map(({ id, name: iconName, svg }) => ({ id, name: iconName, drawing: digest(svg) })),
  );
  const facts = {
    name,
    description: `${collection.name}: ${found.length} icons as components for React, Vue, Svelte and Solid, and as SVG`,
    license: [...new Set(found.map(({ credit }) => credit.license.code))].toSorted().join(" AND "),
    author: owner.name,
    keywords: [...new Set(["icons", "svg", ...collection.tags])],
  };
  const state = { ...named, metadata: JSON.stringify(facts) };
  const drawings = new Map(found.map(({ id, svg }) => [id, svg]));
  const path = formatAddress({ ...blankAddress("collection"), collection: collection.apiCode });
  return {
    facts: { ...facts, homepage: formatHref(path) },
    state,
    deprecated: new Set(Object.keys(named.aliases)),
    contents: digestContents(state),
    credits: found.map(({ credit }) => credit),
    readSvg: ({ id }) => drawings.get(id)!,
  };
}

function findIcon(id: string, { catalogue, drawings }: OpenCatalogue): Found[] {
  const ordinal = catalogue.findById(id);
  if (ordinal === undefined) return [];
  const { iconifyName, authorApiCode, license, platform } = catalogue.icon(ordinal);
  const name = iconifyName.slice(iconifyName.indexOf(":") + 1);
  const credit: BundleIcon = {
    id,
    name,
    iconifyName,
    set: catalogue.findSet(catalogue.findStyle(platform)!.set)!,
    author: catalogue.findAuthor(authorApiCode)!,
    license: catalogue.findLicense(license)!,
    isChanged: false,
  };
  return [{ id, name, svg: renderDocument(drawings.read(ordinal), catalogue.viewBox(ordinal)), credit }];
}

const digest = (svg: string) => createHash("sha256").update(svg).digest("base64url").slice(0, 16);
