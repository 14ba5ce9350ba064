import type { PackageSource } from "../packages/package-source.ts";

/** What one icon of a source is called and which words its authors give it. */
export interface SourceEntry {
  /** Concept in kebab-case: the icon's name without the suffix of its style. */
  concept: string;
  tags: readonly string[];
  /** The icon is somebody's logo. */
  isBrand: boolean;
}

/** An npm package whose metadata names or tags icons. */
export interface TagSource extends PackageSource {
  code: string;
  /** How much one mention counts when sources are compared: 1 for words written by hand for search. */
  weight: number;
  /** @param folder the unpacked package */
  read(folder: string): Promise<SourceEntry[]>;
}
