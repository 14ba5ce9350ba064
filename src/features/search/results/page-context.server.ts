import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import type { Author, Style } from "../../../core/icons/style.ts";
import { blankAddress, type Address, type AddressFilters, type PageKind } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { termWords } from "../../../core/urls/normalize-query.ts";
import { createTranslator } from "../../../i18n/translator.ts";
import type { PageAddress } from "../../../context.ts";
import type { ResultRequest, Titles } from "./page-titles.server.ts";
import type { AuthorLink, OriginFacts, TrailStep } from "./result-view.ts";

/** Whose icons a page about an author, a family or a style shows; undefined for every other page. */
export function describeOrigin({ address }: PageAddress, catalogue: Catalogue): OriginFacts | undefined {
  const { page, filters } = address;
  if (page !== "author" && page !== "family" && page !== "style") return undefined;
  const styles = catalogue.styles.filter((style) => isOfSubject(style, filters));
  const author = catalogue.findAuthor(styles[0]?.author ?? filters.author ?? "");
  if (!author) return undefined;
  const licenses = new Map(styles.map(({ license }) => [license, catalogue.findLicense(license)]));
  return {
    ...(page === "author" ? describeSite(author) : { author: linkAuthor(author) }),
    licenses: [...licenses.values()].flatMap((license) => {
      if (!license) return [];
      const { code, title, url } = license;
      return [{ code, title, url }];
    }),
  };

  function isOfSubject(style: Style, { style: code, family, author: writer }: AddressFilters): boolean {
    if (code !== undefined) return style.seoCode === code;
    if (family !== undefined) return style.family === family;
    return style.author === catalogue.findAuthor(writer ?? "")?.apiCode;
  }
}

/** Whose icons a filter leaves over, on pages that are not about the author. */
export function describeAuthor({ address }: PageAddress, catalogue: Catalogue): AuthorLink | undefined {
  const code = address.page === "author" ? undefined : address.filters.author;
  const author = code === undefined ? undefined : catalogue.findAuthor(code);
  return author && linkAuthor(author);
}

/** The way from the start of the site to the page. */
export function describeTrail(
  { resolved, services, locale, loadMessages }: ResultRequest,
  titles: Titles,
): TrailStep[] {
  const { address, category } = resolved;
  const { page, term, filters, alias } = address;
  const { catalogue } = services.catalogue.current();
  const t = createTranslator(locale, loadMessages("site", "search"));
  const style = filters.style === undefined ? undefined : catalogue.findStyle(filters.style);
  const start = step(t("site.footer.landing"), "landing", {});
  const inStyle = (parts: Partial<Address>) =>
    style ? [step(style.title, page, { ...parts, filters: { ...parts.filters, style: style.seoCode } })] : [];

  switch (page) {
    case "author": {
      const { author = "", category: pack } = filters;
      const own = { alias, filters: { author } };
      const packTitle = pack !== undefined && style && titles.category(pack);
      return [
        start,
        step(titles.author(author) ?? "", page, own),
        ...inStyle(own),
        ...(packTitle
          ? [step(packTitle, page, { alias, filters: { author, style: style.seoCode, category: pack }, pack })]
          : []),
      ];
    }
    case "family":
    case "style": {
      const family = catalogue.findFamily(style?.family ?? filters.family ?? "");
      const isOneOfSeveral =
        family !== undefined && (page === "family" || (family.entities.length > 1 && family.name !== style?.title));
      return [
        start,
        step(t("site.nav.styles"), "styles", {}),
        ...(isOneOfSeveral ? [step(family.name, "family", { filters: { family: family.apiCode } })] : []),
        ...(page === "style" ? inStyle({}) : []),
      ];
    }
    case "emoji":
      return [start, step(t("search.title.emoji"), page, { term }), ...inStyle({ term })];
    default: {
      const title = category === undefined ? undefined : titles.category(category);
      const words = termWords(term);
      const name = title ?? words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
      return [start, step(name, page, { term }), ...inStyle({ term })];
    }
  }
}

function step(name: string, page: PageKind, parts: Partial<Address>): TrailStep {
  return { name, path: formatAddress({ ...blankAddress(page), ...parts }) };
}

function linkAuthor(author: Author): AuthorLink {
  return { name: author.name, path: authorPath(author) };
}

/** The address of an author's page. */
export function authorPath({ id, alias }: Author): string {
  return formatAddress({ ...blankAddress("author"), alias, filters: { author: id } });
}

function describeSite({ url }: Author): Pick<OriginFacts, "site"> {
  return url !== null && URL.canParse(url) ? { site: { host: siteName(new URL(url)), url } } : {};
}

/** Where somebody is at home, in short: the host, and on hosts of many also who. */
function siteName({ host, pathname }: URL): string {
  const name = host.replace(/^www\./, "");
  const owner = pathname.split("/")[1] ?? "";
  return name === "github.com" && owner !== "" ? `${name}/${owner}` : name;
}
