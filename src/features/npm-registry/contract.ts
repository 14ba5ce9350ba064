import type { Viewer } from "../../core/people/viewer.ts";
import type { Release } from "../../core/packages/package-manifest.ts";

/** Where the registry is. */
export const npmPath = "/npm";

/** A package with its versions, the oldest first. */
export interface Package {
  /** With its scope. */
  name: string;
  releases: readonly Release[];
  readme: string;
  /** Whether everybody may have it. */
  isPublic: boolean;
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
   */
  find(viewer: Viewer, name: string): Promise<Package | undefined>;
  /** @returns undefined also of old versions that are no longer kept */
  readTarball(
    viewer: Viewer,
    name: string,
    version: string,
  ): Promise<{ bytes: Buffer; integrity: string; isPublic: boolean } | undefined>;
  /** Styles whose names hold all words, the best known first. */
  search(words: string, range: { from: number; size: number }): Promise<{ found: FoundPackage[]; total: number }>;
  close(): void;
}

declare module "../../context.ts" {
  interface Services {
    npmRegistry: NpmRegistry;
  }
}
