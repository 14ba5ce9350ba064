import { frameworks, type Framework } from "./runtime-modules.ts";

/** What is known of a version of a package besides its files. */
export interface PackageFacts {
  /** With its scope. */
  name: string;
  version: string;
  description: string;
  /** SPDX expression. */
  license: string;
  author: string;
  /** Page of this site. */
  homepage: string;
  keywords: readonly string[];
}

const entry = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
const all = Object.entries(frameworks);

/** `package.json`. */
export function describePackage({ name, version, description, license, author, homepage, keywords }: PackageFacts) {
  const { types, default: module } = entry("svelte");
  return {
    name,
    version,
    description,
    keywords,
    homepage,
    license,
    author,
    type: "module",
    sideEffects: false,
    exports: {
      ".": entry("icons"),
      "./react": entry("react"),
      "./vue": entry("vue"),
      "./svelte": { types, svelte: module, default: module },
      "./solid": entry("solid"),
      "./svg": entry("svg"),
      "./svg/*.svg": "./svg/*.svg",
      "./icons.json": "./icons.json",
      "./package.json": "./package.json",
    } satisfies Record<`./${Framework}`, unknown> & Record<string, unknown>,
    peerDependencies: Object.fromEntries(all.map(([, { peer, versions }]) => [peer, versions])),
    peerDependenciesMeta: Object.fromEntries(all.map(([, { peer }]) => [peer, { optional: true }])),
  };
}

export type PackageManifest = ReturnType<typeof describePackage>;

/** A published version. */
export interface Release {
  manifest: PackageManifest;
  /** `sha512-…` in Base64, and SHA-1 in hexadecimal, of the tarball. */
  integrity: string;
  shasum: string;
  fileCount: number;
  unpackedBytes: number;
  /** ISO 8601. */
  publishedAt: string;
}

/** Where the tarball of a version is, below the address of the registry. */
export function formatTarballPath({ name, version }: Pick<PackageManifest, "name" | "version">): string {
  return `/${name}/-/${name.slice(name.indexOf("/") + 1)}-${version}.tgz`;
}

/** A version as registries describe it. */
export function describeVersion(release: Release, registry: string) {
  const { manifest, integrity, shasum, fileCount, unpackedBytes } = release;
  return {
    ...manifest,
    _id: `${manifest.name}@${manifest.version}`,
    dist: {
      integrity,
      shasum,
      tarball: `${registry}${formatTarballPath(manifest)}`,
      fileCount,
      unpackedSize: unpackedBytes,
    },
  };
}

interface Listing {
  /** The oldest first, at least one. */
  releases: readonly Release[];
  /** Address of the registry, without a slash at the end. */
  registry: string;
}

const newest = ({ releases }: Listing) => releases.at(-1)!;

export const listTags = (listing: Listing) => ({ latest: newest(listing).manifest.version });

/** All that is known of a package. */
export function renderPackument(listing: Listing & { readme: string }) {
  const { releases, registry, readme } = listing;
  const { name, description, license, author, homepage, keywords } = newest(listing).manifest;
  return {
    _id: name,
    name,
    description,
    "dist-tags": listTags(listing),
    versions: mapVersions(listing, (release) => describeVersion(release, registry)),
    time: {
      created: releases[0]!.publishedAt,
      modified: newest(listing).publishedAt,
      ...Object.fromEntries(releases.map(({ manifest, publishedAt }) => [manifest.version, publishedAt])),
    },
    license,
    author: { name: author },
    homepage,
    keywords,
    readme,
    readmeFilename: "README.md",
  };
}

/** What is needed to install it, `application/vnd.npm.install-v1+json`. */
export function renderAbbreviated(listing: Listing) {
  const { registry } = listing;
  return {
    name: newest(listing).manifest.name,
    modified: newest(listing).publishedAt,
    "dist-tags": listTags(listing),
    versions: mapVersions(listing, (release) => {
      const { name, version, peerDependencies, peerDependenciesMeta, dist } = describeVersion(release, registry);
      return { name, version, peerDependencies, peerDependenciesMeta, dist };
    }),
  };
}

function mapVersions<Description>({ releases }: Listing, describe: (release: Release) => Description) {
  return Object.fromEntries(releases.map((release) => [release.manifest.version, describe(release)]));
}
