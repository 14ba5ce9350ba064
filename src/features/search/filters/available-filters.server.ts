import { z } from "zod";
import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import type { SearchFilters } from "../../../core/search/search.ts";
import type { FilterKey } from "../../../core/urls/address.ts";
import type { Translator } from "../../../i18n/translator.ts";
import type { Facet, FacetOption } from "../contract.ts";
import { nameCategory } from "../../../i18n/name-category.ts";
import { nameFilterValue } from "../../../i18n/name-filter-value.ts";

const plainOption = z.object({
  name: z.string(),
  value: z.string().describe("Value for API calls."),
  urlValue: z.string().describe("Value in page URLs."),
  count: z.number(),
  isEnabled: z.boolean(),
});

/** One filter with its options; those of styles stand under their families. */
export const availableFilter = z
  .object({
    name: z.string(),
    apiCode: z.string().describe("Parameter of the search call."),
    urlKey: z.string(),
    type: z.enum(["list", "flag"]),
    isEnabled: z.boolean(),
    options: z.array(plainOption.extend({ options: z.array(plainOption).optional() })),
  })
  .meta({ id: "Filter" });

type AvailableFilter = z.infer<typeof availableFilter>;
type PlainOption = z.infer<typeof plainOption>;

/** One row per filter: its parameter, its key in addresses (where it also has its name), and what kind it is. */
const filters: readonly {
  facet: keyof SearchFilters;
  parameter: string;
  key: FilterKey;
  type: AvailableFilter["type"];
}[] = [
  { facet: "style", parameter: "style", key: "style", type: "list" },
  { facet: "category", parameter: "category", key: "category", type: "list" },
  { facet: "colors", parameter: "colors", key: "colors", type: "list" },
  { facet: "color", parameter: "color", key: "color", type: "list" },
  { facet: "isAnimated", parameter: "isAnimated", key: "animated", type: "flag" },
  { facet: "corners", parameter: "corners", key: "corners", type: "list" },
  { facet: "weight", parameter: "weight", key: "stroke", type: "list" },
  { facet: "size", parameter: "size", key: "size", type: "list" },
  { facet: "technique", parameter: "technique", key: "technique", type: "list" },
  { facet: "aesthetic", parameter: "aesthetic", key: "aesthetic", type: "list" },
  { facet: "trendiness", parameter: "trendiness", key: "trendiness", type: "list" },
  { facet: "os", parameter: "os", key: "os", type: "list" },
  { facet: "license", parameter: "license", key: "license", type: "list" },
  { facet: "author", parameter: "authorApiCode", key: "author", type: "list" },
];

export function describeAvailableFilters(
  facets: readonly Facet[],
  catalogue: Catalogue,
  t: Translator,
): AvailableFilter[] {
  return filters.flatMap(({ facet, parameter, key, type }) => {
    const options = facets.find((candidate) => candidate.key === facet)?.options ?? [];
    if (options.length === 0) return [];
    const described = options.map((option) => describeOption(option, key, { catalogue, t }));
    return [
      {
        name: t(`search.filter.${key as "style"}`),
        apiCode: parameter,
        urlKey: key,
        type,
        isEnabled: true,
        options: facet === "style" ? groupByFamily(described, catalogue) : described,
      },
    ];
  });
}

function describeOption(
  { value, count }: FacetOption,
  key: FilterKey,
  { catalogue, t }: { catalogue: Catalogue; t: Translator },
): PlainOption {
  const rest = { value, count, isEnabled: count > 0 };
  switch (key) {
    case "style": {
      const style = catalogue.findStyle(value);
      return { name: style?.title ?? value, urlValue: style?.seoCode ?? value, ...rest };
    }
    case "category": {
      const category = catalogue.findCategory(value);
      return { name: category ? nameCategory(t, category) : value, urlValue: value, ...rest };
    }
    case "author": {
      const author = catalogue.findAuthor(value);
      return { name: author?.name ?? value, urlValue: author?.apiCode ?? value, ...rest };
    }
    case "animated":
      return { name: nameFilterValue(t, key, value), urlValue: value === "true" ? "animated" : "static", ...rest };
    default:
      return { name: nameFilterValue(t, key, value), urlValue: value, ...rest };
  }
}

/** Families of several styles get a heading (`family-…`) with their styles below; a lone style stands for itself. */
function groupByFamily(styles: readonly PlainOption[], catalogue: Catalogue): AvailableFilter["options"] {
  const families = Map.groupBy(styles, ({ value }) => catalogue.findStyle(value)?.family ?? value);
  return [...families].flatMap(([code, options]) => {
    const family = catalogue.findFamily(code);
    if (!family || options.length === 1) return options;
    const heading = `family-${code}`;
    const count = options.reduce((sum, option) => sum + option.count, 0);
    return [{ name: family.name, value: heading, urlValue: heading, count, isEnabled: count > 0, options }];
  });
}
