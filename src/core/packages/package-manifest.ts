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

/** `package.json` of a program that installs nothing else. */
export interface ProgramManifest extends Omit<PackageFacts, "author" | "keywords"> {
  type: "module";
  bin?: Readonly<Record<string, string>>;
  exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  sideEffects?: false;
  engines: { node: string };
  iconarium: {
    /** Origin of the site that the package came from. */
    site: string;
  };
}

/** A published version. */
export interface Release<Manifest = PackageManifest> {
  manifest: Manifest;
  /** `sha512-…` in Base64, and SHA-1 in hexadecimal, of the tarball. */
  integrity: string;
  shasum: string;
  fileCount: number;
  unpackedBytes: number;
  /** ISO 8601. */
  publishedAt: string;
}

export type AnyRelease = Release<PackageManifest | ProgramManifest>;

/** Where the tarball of a version is, below the address of the registry. */
export function formatTarballPath({ name, version }: Pick<PackageFacts, "name" | "version">): string {
  return `/${name}/-/${name.slice(name.indexOf("/") + 1)}-${version}.tgz`;
}

/** A version as registries describe it. */
export function describeVersion(release: AnyRelease, registry: string) {
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
  releases: readonly AnyRelease[];
  /** Address of the registry, without a slash at the end. */
  registry: string;
}

const newest = ({ releases }: Pick<Listing, "releases">) => releases.at(-1)!;

export const listTags = (listing: Pick<Listing, "releases">) => ({ latest: newest(listing).manifest.version });

/** All that is known of a package. */
export function renderPackument(listing: Listing & { readme: string }) {
  const { releases, registry, readme } = listing;
  const last = newest(listing).manifest;
  const { name, description, license, homepage } = last;
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
    ...("author" in last && { author: { name: last.author }, keywords: last.keywords }),
    homepage,
    readme,
    readmeFilename: "README.md",
  };
}

/** https://github.com/npm/registry/blob/main/docs/responses/package-metadata.md#abbreviated-version-object */
const installFields = new Set([
  "name",
  "version",
  "peerDependencies",
  "peerDependenciesMeta",
  "bin",
  "engines",
  "dist",
]);

/** What is needed to install it, `application/vnd.npm.install-v1+json`. */
export function renderAbbreviated(listing: Listing) {
  const { registry } = listing;
  return {
    name: newest(listing).manifest.name,
    modified: newest(listing).publishedAt,
    "dist-tags": listTags(listing),
    versions: mapVersions(listing, (release) => {
      const version = Object.entries(describeVersion(release, registry));
      return Object.fromEntries(version.filter(([field]) => installFields.has(field)));
    }),
  };
}

function mapVersions<Description>({ releases }: Listing, describe: (release: AnyRelease) => Description) {
  return Object.fromEntries(releases.map((release) => [release.manifest.version, describe(release)]));
}
