import type { SeoAdmin } from "./rows/seo-admin.server.ts";
import type { Alternate, HrefIn } from "../../i18n/alternates.ts";
import type { Icon } from "../../core/icons/icon.ts";
import type { Packed } from "../../core/columns/packed.ts";
import type { IntegrationId } from "../../core/urls/paths/integration-path.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { MessageArguments } from "../../i18n/message-arguments.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { SourceMessages } from "../../i18n/source-messages.ts";
import type { PageAddress } from "../../context.ts";

type Templates = SourceMessages["seo"];

/** Kinds of pages by what they say about themselves: each has its templates in the messages `seo`. */
export type PageTextKind = { [Key in keyof Templates]: Key extends `${infer Kind}.h1` ? Kind : never }[keyof Templates];

type ArgumentsOf<Key> = Key extends keyof Templates ? MessageArguments<Templates[Key]> : unknown;
type ValuesOf<Kind extends PageTextKind> = ArgumentsOf<`${Kind}.h1`> &
  ArgumentsOf<`${Kind}.t1`> &
  ArgumentsOf<`${Kind}.mt`> &
  ArgumentsOf<`${Kind}.md`>;

/** What a page is about, and what its templates need to know. Counts are exact here; texts round them. */
export type PageSubject = {
  [Kind in PageTextKind]: { kind: Kind; values: { [Name in keyof ValuesOf<Kind>]: ValuesOf<Kind>[Name] } };
}[PageTextKind];

/** What the page about an integration says about itself; `t` knows the messages of `integrations`. */
export const describeIntegration = (id: IntegrationId, t: Translator) =>
  ({
    kind: "integration",
    values: { name: t(`integrations.${id}.title`), lead: t(`integrations.${id}.lead`) },
  }) as const;

/** The texts of a page. */
export interface PageTexts {
  /** Heading of the page (`h1`). */
  title: string;
  /** Text below the heading (`t1`); may hold links written as `[text](target)`: show it by `LinkedText`. */
  description: string;
  /** Title of the document (`mt`). */
  metaTitle: string;
  /** What search engines show below the title (`md`). */
  metaDescription: string;
}

/** Everything a page says about itself; `renderHead` writes it into the document. */
export interface PageHead extends PageTexts {
  /** Language and country, as Open Graph writes them. */
  openGraphLocale: string;
  /** Absolute address of the page. */
  canonical: string;
  /** The page in every language, its own included. */
  alternates: Alternate[];
  /** Absolute address of a picture of 1200 × 630 px. */
  image?: string;
  /** Absolute address of a feed of what is new here. */
  feed?: string;
  /** What robots are asked; without it the page may be indexed. */
  robots?: string;
  /** JSON-LD. */
  structuredData: Packed<object[]>;
}

interface PageOptions {
  /** Path or absolute address of a picture of 1200 × 630 px; by default the one of the page. */
  image?: string;
  structuredData?: readonly object[];
  /** Not to be found by search engines, such as results without any icon. */
  isHidden?: boolean;
  /** From 2 on the title tells it. */
  pageNumber?: number;
}

export interface SeoService {
  /** Texts and addresses of any page; what was written by hand for its path wins over the templates. */
  describePage(
    page: PageSubject &
      PageOptions & {
        locale: Locale;
        /** Canonical path, with query where that makes another page. */
        path: string;
        alternates: readonly Alternate[];
        /** Values of filters that the subject does not name. */
        filters?: readonly string[];
      },
  ): Promise<PageHead>;
  /** The same for a page of the address grammar, whose subject is read from its address. */
  describeAddress(
    page: PageOptions & {
      page: PageAddress;
      locale: Locale;
      hrefIn: HrefIn;
      /** Exact number of icons on all pages of the list, where it is known already. */
      count?: number;
      /** The first icons of the page, for machines. */
      icons?: readonly Pick<Icon, "id" | "name" | "url">[];
      /** The way to the page as the page itself shows it, from the start of the site down to it. */
      trail?: readonly { name: string; path: string }[];
    },
  ): Promise<PageHead>;
  /** The texts of the page that a path means; undefined when there is none. */
  findTexts(request: {
    uri: string;
    locale: Locale;
    /** Whose texts, where several sites keep theirs in one database; those of this one unless told otherwise. */
    projectId?: string;
  }): Promise<{ /** The path under which its texts are kept. */ uri: string; texts: PageTexts } | undefined>;
  /** Is told when texts or redirects have changed, to forget what was made of them. */
  onChange(listener: () => void): () => void;
}

declare module "../../context.ts" {
  interface Services {
    seo: SeoService;
    seoAdmin: SeoAdmin;
  }
}
