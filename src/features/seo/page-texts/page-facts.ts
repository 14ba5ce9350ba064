import type { Icon } from "../../../core/icons/icon.ts";
import { blankAddress, type Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { languageTags, type Locale } from "../../../i18n/locales.ts";
import type { Translator } from "../../../i18n/translator.ts";
import type { PageAddress } from "../../../context.ts";
import type { OpenCatalogue } from "../../catalogue/contract.ts";
import type { PageTexts } from "../contract.ts";
import type { HrefIn } from "../../../i18n/alternates.ts";
import { describeImage, describeList, describeSite, describeTrail, type StructuredData } from "./structured-data.ts";

interface FactSource extends Pick<OpenCatalogue, "catalogue" | "names"> {
  page: PageAddress;
  texts: Pick<PageTexts, "title" | "metaDescription">;
  /** Knows the messages of `site` and `seo`. */
  t: Translator;
  locale: Locale;
  hrefIn: HrefIn;
  /** The first icons of the page. */
  icons: readonly Pick<Icon, "id" | "name" | "url">[];
  /** Icons on all pages of the list, where it is known. */
  count: number | undefined;
  /** The way to the page, where the page itself shows one. */
  trail: readonly { name: string; path: string }[] | undefined;
}

/** What machines are told about a page of the address grammar: where it stands and which icons it shows. */
export function listPageFacts(source: FactSource): StructuredData[] {
  const { page, texts, t, locale, hrefIn, icons, count } = source;
  const href = (path: string) => hrefIn(locale, path);
  const { origin } = new URL(href(page.path));
  const facts: StructuredData[] = [];
  if (page.address.page === "landing") {
    const language = languageTags[locale];
    facts.push(describeSite({ name: t("site.name"), description: texts.metaDescription, language, href }));
  } else {
    facts.push(describeTrail(listSteps(source, href)));
  }
  if (page.address.page === "icon") facts.push(describeIconPicture(source, { pageUrl: href(page.path), origin }));
  else if (icons.length > 0) {
    facts.push(
      describeList({
        name: texts.title,
        url: href(page.path),
        icons: icons.map(({ id, name, url }) => ({ id, name, url: href(url) })),
        ...(count !== undefined && { total: count }),
        origin,
      }),
    );
  }
  return facts;
}

function describeIconPicture(
  { page, texts, catalogue, names, locale }: FactSource,
  { pageUrl, origin }: { pageUrl: string; origin: string },
): StructuredData {
  const ordinal = catalogue.findById(page.address.icon)!;
  const icon = catalogue.icon(ordinal);
  const style = catalogue.findStyle(icon.platform)!;
  return describeImage({
    icon,
    name: names.nameIcon(icon, locale),
    description: texts.metaDescription,
    keywords: [...new Set(catalogue.tags(ordinal).map((tag) => names.nameWords(tag, locale) ?? tag))],
    author: catalogue.findAuthor(icon.authorApiCode)!,
    set: catalogue.findSet(style.set)!,
    license: catalogue.findLicense(icon.license)!,
    pageUrl,
    origin,
  });
}

/** From the start of the site to the page. */
function listSteps({ page, texts, catalogue, t, trail }: FactSource, href: (path: string) => string) {
  if (trail) return trail.map(({ name, path }) => ({ name, url: href(path) }));
  const { address } = page;
  const step = (name: string, to: Address) => ({ name, url: href(formatAddress(to)) });
  const steps = [step(t("site.name"), blankAddress("landing"))];
  if (address.page === "style" || address.page === "family") {
    steps.push(step(t("seo.styles.h1"), blankAddress("styles")));
  }
  const style = catalogue.findStyle(
    address.page === "icon" ? catalogue.icon(catalogue.findById(address.icon)!).platform : "",
  );
  if (style) steps.push(step(style.title, { ...blankAddress("style"), filters: { style: style.seoCode } }));
  const author = catalogue.findAuthor(address.page === "author" ? (address.filters.author ?? "") : "");
  if (author && address.filters.style !== undefined) {
    steps.push(step(author.name, { ...blankAddress("author"), alias: author.alias, filters: { author: author.id } }));
  }
  return [...steps, { name: texts.title, url: href(page.path) }];
}
