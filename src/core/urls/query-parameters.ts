import { licenseClasses } from "../icons/vocabulary.ts";
import { sortOrders } from "../search/search.ts";
import type { Address } from "./address.ts";
import { iconId } from "./base-paths.ts";
import { cleanTerm } from "./normalize-query.ts";
import { addressCode } from "./filter-grammar.ts";
import { parseCustomization, serializeCustomization } from "./customization-param.ts";

/** There is no list with so many pages. */
const largestPage = 99_999;

/** One row per query parameter; a value that does not read is ignored. */
interface Parameter {
  name: string;
  read: (value: string, address: Address) => void;
  write: (address: Address) => string | undefined;
}

export const queryParameters: readonly Parameter[] = [
  {
    name: "family",
    read: (value, { page, filters }) => {
      const code = value.toLowerCase();
      if (page !== "family" && addressCode.test(code)) filters.family = code;
    },
    write: ({ page, filters }) => (page === "family" ? undefined : filters.family),
  },
  {
    name: "category",
    read: (value, { filters }) => {
      const code = value.toLowerCase();
      if (filters.category === undefined && addressCode.test(code)) filters.category = code;
    },
    write: ({ filters, pack }) => (pack === "" ? filters.category : undefined),
  },
  {
    name: "license",
    read: (value, { filters }) => {
      const license = licenseClasses.find((known) => known === value);
      if (license) filters.license = license;
    },
    write: ({ filters }) => filters.license,
  },
  {
    name: "sorting",
    read: (value, address) => {
      address.sort = sortOrders.find((known) => known === value) ?? "relevance";
    },
    write: ({ sort }) => (sort === "relevance" ? undefined : sort),
  },
  {
    name: "grouping",
    read: (value, address) => {
      address.isGrouped = value === "true";
    },
    write: ({ isGrouped }) => (isGrouped ? "true" : undefined),
  },
  {
    name: "page",
    read: (value, address) => {
      if (/^[1-9]\d*$/.test(value)) address.pageNumber = Math.min(Number(value), largestPage);
    },
    write: ({ pageNumber }) => (pageNumber > 1 ? String(pageNumber) : undefined),
  },
  {
    name: "icon",
    read: (value, address) => {
      if (address.page !== "icon" && iconId.test(value)) address.icon = value;
    },
    write: ({ page, icon }) => (page === "icon" || icon === "" ? undefined : icon),
  },
  {
    name: "typed",
    read: (value, address) => {
      if (address.page === "search") address.typed = cleanTerm(value);
    },
    write: ({ typed }) => (typed === "" ? undefined : typed),
  },
  {
    name: "look",
    read: (value, address) => {
      address.customization = parseCustomization(value) ?? {};
    },
    write: ({ customization }) => serializeCustomization(customization) || undefined,
  },
];
