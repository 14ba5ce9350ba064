import type { Author, IconSet, License } from "../icons/style.ts";

/** An icon in a bundle, or one that was requested for it, with what its license has to say about it. */
export interface BundleIcon {
  id: string;
  /** Lower-case letters, digits and dashes; no other icon of the bundle has it. */
  name: string;
  /** `prefix:name` */
  iconifyName: string;
  set: IconSet;
  author: Author;
  license: License;
  /** Whether it looks other than its author drew it. */
  isChanged: boolean;
}

/** An icon that is not in a bundle, and why. */
export interface MissingIcon {
  icon: BundleIcon;
  /** As an end of the sentence `It is missing: …`. */
  reason: string;
}

/** What a bundle holds when it is finished. */
export interface BundleContents {
  name: string;
  /** What happened to every drawing in it, where that is a change: `turned into glyphs of one color`. */
  conversion?: string;
  icons: readonly BundleIcon[];
  /** Left out because of their licenses. */
  leftOut: readonly BundleIcon[];
  /** In full or in some formats. */
  missing: readonly MissingIcon[];
  /** What a person should know about icons that are in it, such as that their colors became one. */
  remarks: readonly { icon: BundleIcon; remark: string }[];
}
