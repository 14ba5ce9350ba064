import type { Address, PageKind } from "./address.ts";
import { addressCode } from "./filter-tokens.ts";
import { iconId } from "./query-parameters.ts";

const familyPrefix = "family-";

/** First path segments below `/icons` that no style may be called. */
export const reservedSegments: readonly string[] = [
  "set",
  "styles",
  "new",
  "authors",
  "collections",
  "pricing",
  "request-icon",
  "search-by-image",
  "presentation-clip-art",
];

/** One row per kind of page: how its path without filters is read and written. */
export interface BasePath {
  page: PageKind;
  read: (segments: readonly string[]) => Partial<Address> | undefined;
  write: (address: Address) => string;
}

/** The pages of the site that carry filters or an icon; the first row that reads a path wins. */
export const basePaths: readonly BasePath[] = [
  {
    page: "landing",
    read: (segments) => (segments.length === 1 && segments[0] === "icons" ? {} : undefined),
    write: () => "/icons",
  },
  {
    page: "search",
    read: ([root, set, term, ...rest]) =>
      root === "icons" && set === "set" && term !== undefined && rest.length === 0 ? { term } : undefined,
    write: ({ term }) => (term === "" ? "/icons" : `/icons/set/${encodeURIComponent(term)}`),
  },
  fixedPath("styles"),
  fixedPath("new"),
  {
    page: "family",
    read: (segments) => {
      const head = soleHead(segments);
      const family = head?.startsWith(familyPrefix) ? head.slice(familyPrefix.length) : undefined;
      return family && addressCode.test(family.toLowerCase()) ? { filters: { family } } : undefined;
    },
    write: ({ filters }) => `/icons/${familyPrefix}${filters.family ?? ""}`,
  },
  {
    page: "style",
    read: (segments) => {
      const head = soleHead(segments);
      if (!head || reservedSegments.includes(head) || !addressCode.test(head.toLowerCase())) return undefined;
      return { filters: { style: head } };
    },
    write: ({ filters }) => `/icons/${filters.style ?? ""}`,
  },
  {
    page: "icon",
    read: ([root, icon, iconName = "", ...rest]) =>
      root === "icon" && icon && iconId.test(icon) && rest.length === 0 ? { icon, iconName } : undefined,
    write: ({ icon, iconName }) => `/icon/${icon}${iconName === "" ? "" : `/${encodeURIComponent(iconName)}`}`,
  },
];

function fixedPath(page: "styles" | "new"): BasePath {
  return {
    page,
    read: (segments) => (soleHead(segments) === page ? {} : undefined),
    write: () => `/icons/${page}`,
  };
}

/** The segment of `/icons/{head}`. */
function soleHead([root, head, ...rest]: readonly string[]): string | undefined {
  return root === "icons" && rest.length === 0 ? head : undefined;
}
