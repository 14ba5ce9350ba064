import type { CollectionVersions, PackageChanges } from "../../core/packages/package-changes.ts";
import type { KeyScope } from "../../core/people/api-key-scopes.ts";
import type { SignedInPerson, Viewer } from "../../core/people/viewer.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { AnyRelease } from "../../core/packages/package-manifest.ts";

/** Where the registry is. */
export const npmPath = "/npm";

/** What API keys need to install packages of private collections, and to publish collections. */
export const npmScopes = { install: "download", publish: "publish" } as const satisfies Record<string, KeyScope>;

/** What publishing a collection has made. */
export interface PublishedVersion {
  /** With its scope. */
  name: string;
  version: string;
  /** Whether the collection had changed since the version before. */
  isNew: boolean;
  /** Absent of a first version. */
  changes?: PackageChanges | undefined;
}

/** A package with its versions, the oldest first. */
export interface Package {
  /** With its scope. */
  name: string;
  releases: readonly AnyRelease[];
  readme: string;
  /** Whether everybody may have it. */
  isPublic: boolean;
}

export interface Tarball {
  bytes: Buffer;
  integrity: string;
  isPublic: boolean;
}

/** What the newest version of a collection’s package has. */
export interface PublishedIcons {
  /** As its owner calls the collection. */
  title: string;
  author: string;
  /** SPDX expression. */
  license: string;
  version: string;
  /** ISO 8601. */
  publishedAt: string;
  /** Whether everybody may have them. */
  isPublic: boolean;
  /** By their names in the package, without those that were taken down meanwhile. */
  icons: ReadonlyMap<string, PublishedIcon>;
  /** Former names → names. */
  aliases: Readonly<Record<string, string>>;
}

export interface PublishedIcon {
  id: string;
  /** Complete SVG document. */
  svg: string;
}

/** A package as a search lists it. */
export interface FoundPackage {
  name: string;
  version: string;
  description: string;
  keywords: readonly string[];
  license: string;
  author: string;
  homepage: string;
}

/**
 * Packages of icons: one of each style, and one of each collection that was published. Names are without the scope.
 *
 * All calls throw AppError `unavailable` while the database cannot be reached, or when a package cannot be made.
 */
export interface NpmRegistry {
  /** `@icons`, or what is configured. */
  readonly scope: string;
  /**
   * A style that changed gets its next version by this.
   * @returns undefined where there is none, or none that they may see
   * @throws AppError `not_found` for a style that is too large for a package
   */
  find(viewer: Viewer, name: string): Promise<Package | undefined>;
  /** @returns undefined where no such collection was published, or none that they may see */
  readPublished(viewer: Viewer, name: string): Promise<PublishedIcons | undefined>;
  /**
   * Versions of styles that somebody has had stay as long as there is room.
   * @throws AppError `not_found` for those that are no longer kept
   */
  readTarball(viewer: Viewer, name: string, version: string): Promise<Tarball | undefined>;
  /** Styles whose names hold all words, the best known first. */
  search(words: string, range: { from: number; size: number }): Promise<{ found: FoundPackage[]; total: number }>;
  /**
   * Makes a version of a collection as it is now.
   *
   * @param key as `CollectionService` takes it
   * @throws AppError as `CollectionService.get`; `not_allowed` for what is somebody else’s; `not_acceptable` where there is nothing to publish
   */
  publish(person: SignedInPerson, key: string, locale: Locale): Promise<PublishedVersion>;
  /** @throws AppError as `publish`, but for what is empty */
  listVersions(person: SignedInPerson, key: string, locale: Locale): Promise<CollectionVersions>;
  close(): void;
}

declare module "../../context.ts" {
  interface Services {
    npmRegistry: NpmRegistry;
  }
}
