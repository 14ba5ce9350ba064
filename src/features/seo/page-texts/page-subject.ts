import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import type { Names } from "../../../core/lexicon/names.ts";
import { popularTerm, type FilterKey, type PageKind } from "../../../core/urls/address.ts";
import { withoutIconWord } from "../../../i18n/without-icon-word.ts";
import { termWords } from "../../../core/urls/normalize-query.ts";
import { nameCategory } from "../../../i18n/name-category.ts";
import { nameFilterValue } from "../../../i18n/name-filter-value.ts";
import type { Translator } from "../../../i18n/translator.ts";
import type { PageAddress } from "../../../context.ts";
import type { PageSubject } from "../contract.ts";

export interface ReadSubject {
  subject: PageSubject;
  /** What the filters are called that the subject does not name. */
  filters: string[];
}

interface SubjectContext {
  catalogue: Catalogue;
  names: Names;
  /** Knows the messages of `categories`, `search` and `icon`. */
  t: Translator;
  /** Icons on all pages of the list. */
  count: () => number;
}

/** What a page of the address grammar is about. */
export function readSubject(page: PageAddress, context: SubjectContext): ReadSubject {
  const { catalogue } = context;
  const { filters } = page.address;
  const titles: Titles = {
    ...(filters.style !== undefined && { style: catalogue.findStyle(filters.style)?.title }),
    ...(filters.family !== undefined && { family: catalogue.findFamily(filters.family)?.name }),
    ...(filters.author !== undefined && { author: catalogue.findAuthor(filters.author)?.name }),
    ...nameCategoryOf(page, context),
  };
  const subject = subjects[page.address.page](page, { ...context, titles });
  const explained = new Set<string>(Object.keys(subject.values));
  const { t } = context;
  const untold = (Object.keys(filters) as FilterKey[]).filter(
    (key) => filters[key] !== "" && !explained.has(key) && !isExplained(subject, key),
  );
  return {
    subject,
    filters: untold.map((key) => titles[key as keyof Titles] ?? nameFilterValue(t, key, filters[key])),
  };
}

type Titles = Partial<Record<"style" | "family" | "author" | "category", string | undefined>>;

function nameCategoryOf({ category, address }: PageAddress, { catalogue, t }: SubjectContext): Titles {
  const code = category ?? address.filters.category;
  const found = code === undefined ? undefined : catalogue.findCategory(code);
  return found ? { category: nameCategory(t, found) } : {};
}

/** Filters that a kind of page names without a value. */
function isExplained({ kind }: PageSubject, key: FilterKey): boolean {
  if (kind === "meaning") return key === "ai";
  return key === "animated" && (kind === "stylesAnimated" || kind === "stylesStatic");
}

type Described = SubjectContext & { titles: Titles };

/** How each kind of page is described. */
const subjects: Readonly<Record<PageKind, (page: PageAddress, at: Described) => PageSubject>> = {
  landing: (_page, { catalogue: { iconCount, styles } }) => ({
    kind: "landing",
    values: { icons: iconCount, styles: styles.length },
  }),
  search: describeSearch,
  emoji: (_page, { count }) => ({ kind: "emoji", values: { count: count() } }),
  style: describeStyle,
  family: describeFamily,
  author: describeAuthor,
  styles: describeStyles,
  new: (_page, { titles: { style } }) =>
    style === undefined ? { kind: "new", values: {} } : { kind: "newInStyle", values: { style } },
  "clip-art": () => ({ kind: "clipArt", values: {} }),
  "search-by-image": () => ({ kind: "searchByImage", values: {} }),
  collections: () => ({ kind: "collections", values: {} }),
  // What somebody's collection is called is known to its own page only.
  collection: () => ({ kind: "collections", values: {} }),
  shared: () => ({ kind: "collections", values: {} }),
  icon: describeIcon,
};

function describeSearch(page: PageAddress, at: Described): PageSubject {
  const { category: named, address } = page;
  const { term } = address;
  const { style, category = "" } = at.titles;
  const count = at.count();
  const isCategory = named !== undefined || (term === popularTerm && category !== "");
  if (isCategory && style !== undefined) return { kind: "categoryInStyle", values: { category, style, count } };
  if (isCategory) return { kind: "category", values: { category, count } };
  if (page.isByMeaning) return { kind: "meaning", values: { term: page.term, count } };
  if (term === popularTerm) return { kind: "popular", values: { count } };
  const all = termWords(term);
  // Titles say “icons” themselves: “Free icons”, not “Free icons icons”.
  const words = withoutIconWord(all) || (style === undefined ? "" : all);
  if (words === "") return { kind: "popular", values: { count } };
  const title = words.charAt(0).toLocaleUpperCase(at.t.locale) + words.slice(1);
  if (style !== undefined) return { kind: "searchInStyle", values: { term: title, style, count } };
  return { kind: "search", values: { term: title, count } };
}

function describeStyles({ address }: PageAddress, { catalogue }: Described): PageSubject {
  const { animated } = address.filters;
  if (animated === undefined) return { kind: "styles", values: { styles: catalogue.styles.length } };
  const values = { styles: catalogue.styles.filter(({ isAnimated }) => isAnimated === animated).length };
  return { kind: animated ? "stylesAnimated" : "stylesStatic", values };
}

function describeIcon({ address }: PageAddress, { catalogue, names, t }: Described): PageSubject {
  const icon = catalogue.icon(catalogue.findById(address.icon)!);
  const { platform, authorApiCode, license } = icon;
  return {
    kind: "icon",
    values: {
      name: names.nameIcon(icon, t.locale),
      style: catalogue.findStyle(platform)?.title ?? platform,
      author: catalogue.findAuthor(authorApiCode)?.name ?? authorApiCode,
      license: catalogue.findLicense(license)?.title ?? license,
    },
  };
}

function describeStyle({ address }: PageAddress, { catalogue, count }: Described): PageSubject {
  const style = catalogue.findStyle(address.filters.style ?? "")!;
  const author = catalogue.findAuthor(style.author)?.name ?? style.author;
  return { kind: "style", values: { style: style.title, author, count: count() } };
}

function describeFamily({ address }: PageAddress, { catalogue, count }: Described): PageSubject {
  const family = catalogue.findFamily(address.filters.family ?? "")!;
  const author = catalogue.findAuthor(family.author)?.name ?? family.author;
  return { kind: "family", values: { family: family.name, author, styles: family.entities.length, count: count() } };
}

function describeAuthor({ address }: PageAddress, at: Described): PageSubject {
  const author = at.catalogue.findAuthor(address.filters.author ?? "")!;
  const { style, category } = at.titles;
  const values = { author: author.name, count: at.count() };
  if (style === undefined) return { kind: "author", values: { ...values, styles: author.styles.length } };
  return address.pack === "" || category === undefined
    ? { kind: "authorInStyle", values: { ...values, style } }
    : { kind: "authorPack", values: { ...values, style, category } };
}
