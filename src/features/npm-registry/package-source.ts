import type { BundleIcon } from "../../core/bundles/bundle-icon.ts";
import type { PackagedIcon, PackageState } from "../../core/packages/package-changes.ts";
import type { PackageFacts } from "../../core/packages/package-manifest.ts";
import type { Version } from "../../core/packages/package-version.ts";

/** What the newest version of a package is to be made of. */
export interface PackageSource {
  facts: Omit<PackageFacts, "version">;
  upstream?: Version | undefined;
  /** When its authors last changed the set, ms since 1970; absent of what is published by its owner. */
  changedAt?: number;
  state: PackageState;
  /** Of `state.aliases`: those that stay for old code only. */
  deprecated: ReadonlySet<string>;
  /** Digest of all of it. */
  contents: string;
  /** In the order of `state.icons`. */
  credits: readonly BundleIcon[];
  /** The complete SVG document of an icon. */
  readSvg: (icon: PackagedIcon) => string;
}
