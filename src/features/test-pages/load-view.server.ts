import { data, redirect } from "react-router";
import type { Services } from "../../context.ts";
import { formatPrice } from "../../core/billing/money.ts";
import { cleanTerm, searchWords, termMaxLength } from "../../core/urls/normalize-query.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatNumber, roundCount } from "../../i18n/format.ts";
import { languageNames, languageTags, locales, type Locale } from "../../i18n/locales.ts";
import { loadMessages, loadTranslator } from "../../i18n/translations.server.ts";
import type { Visitor } from "../../platform/http/read-visitor.server.ts";
import { adPlaces } from "../ads/contract.ts";
import { pageFlags } from "../flags/contract.ts";
import { drawSamples } from "./style-guide/sample-icons.ts";

export interface ViewRequest {
  services: Services;
  visitor: Visitor;
  locale: Locale;
  searchParams: URLSearchParams;
}

const guideIcons = 16;
const listPageSize = 80;

const samples = {
  counts: [0, 1, 2, 5, 21, 1_234_567],
  pricesCents: [900, 1350, 129_900],
  day: new Date("2026-01-13T12:00:00Z"),
};

/** With `?term=`, as the form sends it, `/test` leads to the page about that term. */
export async function loadGuide({ services, searchParams }: ViewRequest) {
  const term = cleanTerm(searchParams.get("term") ?? "");
  if (term !== "") throw redirect(`/test/${encodeURIComponent(term)}`);
  const { icons } = await services.search.search({ term: "coffee", amount: guideIcons });
  return { view: "guide" as const, icons: drawSamples(services, icons) };
}

export function loadLanguages({ services, locale }: ViewRequest) {
  const { icons } = services.browse.totals();
  return {
    view: "languages" as const,
    locale,
    languages: locales.map((code) => {
      const t = loadTranslator(code, "site");
      return {
        code,
        tag: languageTags[code],
        name: languageNames[code],
        plurals: samples.counts.map((count) => t("site.count.icons", { count })),
        total: formatNumber(roundCount(icons), code),
        date: formatDate(samples.day, code),
        prices: samples.pricesCents.map((amount) => formatPrice({ amount, currency: "USD" }, languageTags[code])),
        sentence: t("site.footer.credit"),
      };
    }),
  };
}

/** Every page of the list is a page of its own too. */
export async function loadList({ services, searchParams }: ViewRequest) {
  const pageNumber = Math.max(1, Math.trunc(Number(searchParams.get("page"))) || 1);
  const offset = (pageNumber - 1) * listPageSize;
  const { icons, total } = await services.search.search({ term: "", offset, amount: listPageSize });
  const isLast = offset + listPageSize >= total;
  return { view: "list" as const, pageNumber, total, isLast, icons: drawSamples(services, icons) };
}

export async function loadTerm(term: string, { services, locale }: ViewRequest) {
  const report = await services.testPages.explainTerm(searchWords(term.slice(0, termMaxLength)), locale);
  return { view: "term" as const, ...report, icons: drawSamples(services, report.icons), locale };
}

/** Letters that stay on this machine, in test mode. */
async function loadOutbox({ services, locale }: ViewRequest) {
  if (!services.outbox) throw data(null, { status: 404 });
  const letters = await services.outbox.list();
  const time = new Intl.DateTimeFormat(languageTags[locale], { timeStyle: "medium" });
  return {
    view: "outbox" as const,
    isAlone: !services.testPages.isEnabled,
    letters: letters.map(({ id, to, subject, text, sentAt }) => ({ id, to, subject, text, sent: time.format(sentAt) })),
  };
}

/** All promotions, and what says whether this visitor sees them. */
function loadAds({ services, visitor, locale }: ViewRequest) {
  const { ads, flags } = services;
  const messages = loadMessages(locale, "ads");
  const definitions = flags.list();
  const places = adPlaces.map((place) => ({
    place,
    ad: ads.describe(place, { key: "/test/ads", locale, messages }),
    slot: ads.tags?.slotOf(place),
    hasScript: ads.tags?.find(place) !== undefined,
  }));
  return {
    view: "ads" as const,
    flags: pageFlags.map((name) => {
      const { isOn, by } = flags.evaluate(name, visitor);
      return { name, isOn, by, rules: JSON.stringify(definitions.get(name)?.rules ?? []) };
    }),
    attributes: Object.entries(visitor)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
    places,
    houseAds: ads.listHouseAds({ locale, messages }).map((ad) => ({ label: places[0]!.ad.labels.house, ad })),
  };
}

/** Fails on purpose, so that the page for our own faults can be looked at. */
function fail(): never {
  throw new Error("This page fails deliberately.");
}

/**
 * What the page of that name below `/test` shows; any other name is a search term.
 *
 * @throws a response with status 404 where configuration does not allow the pages
 */
export function loadView(name: string, request: ViewRequest) {
  if (name === "outbox") return loadOutbox(request);
  if (!request.services.testPages.isEnabled) throw data(null, { status: 404 });
  if (name === "") return loadGuide(request);
  if (name === "ads") return loadAds(request);
  if (name === "layout") return { view: "layout" as const };
  if (name === "error") return fail();
  if (name === "locale") return loadLanguages(request);
  if (name === "reactivity") return loadList(request);
  if (name === "sentry") return { view: "errors" as const };
  return loadTerm(name, request);
}

export type OutboxData = Awaited<ReturnType<typeof loadOutbox>>;
export type GuideData = Awaited<ReturnType<typeof loadGuide>>;
export type AdsData = ReturnType<typeof loadAds>;
export type LanguagesData = ReturnType<typeof loadLanguages>;
export type ListData = Awaited<ReturnType<typeof loadList>>;
export type TermData = Awaited<ReturnType<typeof loadTerm>>;
