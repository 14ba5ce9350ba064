import { roundCount } from "../../../i18n/format.ts";
import type { Translator } from "../../../i18n/translator.ts";
import type { PageSubject, PageTexts } from "../contract.ts";

type Values = Readonly<Record<string, string | number>>;

/** Writes down any template of the messages `seo`; which values each needs is checked where subjects are made. */
type Translate = (key: string, values: Values) => string;

/** Counts of icons are told roughly; so few are the styles that their number is told as it is. */
const roundedCounts: ReadonlySet<string> = new Set(["count", "icons"]);

interface Circumstances {
  /** Knows the messages of `seo`. */
  t: Translator;
  /** Names of filters that the subject does not tell. */
  filters?: readonly string[] | undefined;
}

/** What the templates say about a page in the language of the translator. */
export function writeTexts({ kind, values }: PageSubject, { t, filters = [] }: Circumstances): PageTexts {
  const translate = t as unknown as Translate;
  const shown = mapValues(values, (value, name) =>
    typeof value === "number" && roundedCounts.has(name) ? roundCount(value) : value,
  );
  const title = translate(`seo.${kind}.h1`, shown);
  const description = translate(`seo.${kind}.t1`, mapValues(shown, withoutLinks));
  const { count } = shown;
  if (filters.length === 0 || count === undefined) {
    return {
      title,
      description,
      metaTitle: translate(`seo.${kind}.mt`, shown),
      metaDescription: translate(`seo.${kind}.md`, shown),
    };
  }
  const narrowing = { title, filters: filters.reduce((names, name) => t("seo.narrowed.list", { names, name })), count };
  return {
    title,
    description,
    metaTitle: translate("seo.narrowed.mt", narrowing),
    metaDescription: translate("seo.narrowed.md", narrowing),
  };
}

/** Texts below headings may hold links; no value may make one. */
const withoutLinks = (value: string | number) =>
  typeof value === "string" ? value.replaceAll(/[[\]]/g, " ").trim() : value;

function mapValues(values: Values, change: (value: string | number, name: string) => string | number): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
