import { palette, type PaletteColor } from "../icons/palette.ts";
import {
  aesthetics,
  colorClasses,
  cornerKinds,
  eras,
  operatingSystems,
  techniques,
  weights,
  type Aesthetic,
  type ColorClass,
  type CornerKind,
  type Era,
  type OperatingSystem,
  type Technique,
  type Weight,
} from "../icons/vocabulary.ts";
import { cleanTerm } from "./normalize-query.ts";

/** Filters as the path of an address carries them: at most one value each. */
export interface PathFilters {
  /** A palette color by name, or any other as `#rrggbb` in lower case. */
  color?: PaletteColor | `#${string}`;
  /** Search by meaning; the text narrows it, empty means just on. */
  ai?: string;
  /** Whose icons: of outside authors, or of the site's own. */
  origin?: "external" | "authors";
  animated?: boolean;
  colors?: ColorClass;
  aesthetic?: Aesthetic;
  trendiness?: Era;
  /** The spelling of the term is taken as typed. */
  nocorrect?: true;
  author?: string;
  /** Address code of a style. */
  style?: string;
  os?: OperatingSystem;
  corners?: CornerKind;
  technique?: Technique;
  stroke?: Weight;
  /** Native grid in px. */
  size?: number;
}

/** One row of the grammar: how one filter is written between double dashes, and read back. */
interface FilterToken<Key extends keyof PathFilters = keyof PathFilters> {
  key: Key;
  /** The value a token stands for, or undefined when the token belongs to another row. */
  read: (token: string) => PathFilters[Key] | undefined;
  write: (value: NonNullable<PathFilters[Key]>) => string;
  /** Finds tokens that were meant for this row and carry a bad value. */
  claims?: (token: string) => boolean;
}

/** Every filter token of the address grammar, in canonical order. Both directions derive from this list. */
export const filterTokens: readonly FilterToken[] = [
  row("color", {
    read: readColor,
    write: (value) => (value.startsWith("#") ? `c-${value.slice(1)}` : value),
    claims: (token) => token.startsWith("c-"),
  }),
  row("ai", {
    read: (token) => (token === "ai" ? "" : token.startsWith("ai-") ? cleanTerm(token.slice(3)) : undefined),
    write: (value) => (value === "" ? "ai" : `ai-${encodeURIComponent(value)}`),
  }),
  words("origin", ["external", "authors"]),
  row("animated", {
    read: (token) => (token === "animated" ? true : token === "static" ? false : undefined),
    write: (value) => (value ? "animated" : "static"),
  }),
  words("colors", colorClasses),
  words("aesthetic", aesthetics),
  words("trendiness", eras),
  row("nocorrect", { read: (token) => (token === "nocorrect" ? true : undefined), write: () => "nocorrect" }),
  code("author"),
  code("style"),
  prefixed("os", operatingSystems),
  prefixed("corners", cornerKinds),
  prefixed("technique", techniques),
  prefixed("stroke", weights),
  row("size", {
    read: (token) => (/^size-[1-9]\d{0,3}$/.test(token) ? Number(token.slice(5)) : undefined),
    write: (value) => `size-${value}`,
    claims: (token) => token.startsWith("size-"),
  }),
];

/** A code that may stand in a path: letters and digits in groups joined by single hyphens. */
export const addressCode = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function readColor(token: string): PathFilters["color"] {
  const named = palette.find(({ name, hex }) => token === name || token === `c-${hex.slice(1).toLowerCase()}`);
  if (named) return named.name;
  return /^c-[0-9a-f]{6}$/.test(token) ? `#${token.slice(2)}` : undefined;
}

function row<Key extends keyof PathFilters>(key: Key, rest: Omit<FilterToken<Key>, "key">): FilterToken {
  return { key, ...rest } as unknown as FilterToken;
}

function words<Key extends "origin" | "colors" | "aesthetic" | "trendiness">(
  key: Key,
  values: readonly NonNullable<PathFilters[Key]>[],
): FilterToken {
  return row(key, { read: (token) => values.find((value) => value === token), write: (value) => value });
}

function prefixed<Key extends "os" | "corners" | "technique" | "stroke">(
  key: Key,
  values: readonly NonNullable<PathFilters[Key]>[],
): FilterToken {
  return row(key, {
    read: (token) => values.find((value) => token === `${key}-${value}`),
    write: (value) => `${key}-${value}`,
    claims: (token) => token.startsWith(`${key}-`),
  });
}

function code(key: "author" | "style"): FilterToken {
  const start = `${key}-`;
  return row(key, {
    read: (token) => {
      const value = token.slice(start.length);
      return token.startsWith(start) && addressCode.test(value) ? value : undefined;
    },
    write: (value) => start + value,
    claims: (token) => token.startsWith(start),
  });
}
