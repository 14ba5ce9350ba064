import type { Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { searchWords } from "../../../core/urls/normalize-query.ts";
import { clearFilters, setFilter, setTerm } from "../../../core/urls/set-filter.ts";
import { drawIcons } from "./card-bands.server.ts";
import { findIcons } from "../results/find-icons.server.ts";
import { listActiveFilters } from "../filters/list-active-filters.ts";
import type { ResultRequest } from "../results/page-titles.server.ts";
import type { Alternative, Alternatives, Drawings } from "../results/result-view.ts";

const iconsPerCard = 8;
const nearLimit = 6;
const popularLimit = 9;
const widerLimit = 6;

/** What to look for instead of the search of this page, which finds nothing, with the drawings of the first icons. */
export async function loadAlternatives(
  request: ResultRequest,
): Promise<{ alternatives: Alternatives; drawings: Drawings }> {
  const { services, locale, resolved } = request;
  const { address, term } = resolved;
  const { search } = services;
  const unfiltered = { ...address, filters: {} };
  const describeTerms = (terms: readonly string[], icons = iconsPerCard) =>
    describeAll(request, { plans: terms.map((text) => ({ address: setTerm(unfiltered, text), term: text })), icons });

  const wider = await describeAll(request, { plans: listWider(address), icons: iconsPerCard });
  const isFound = wider.length > 0 || term === "";
  const corrected = isFound ? undefined : search.correctTerm(term, locale);
  const meant = await describeTerms(corrected === undefined ? [] : [corrected]);
  const isMeant = ({ path }: Alternative) => meant.some((each) => each.path === path);
  const near = await describeTerms(isFound ? [] : search.suggestQueries(term, nearLimit + meant.length, locale));
  const isHopeless = wider.length + meant.length + near.length === 0;
  const popular = await search.popularTerms(popularLimit, locale);
  const alternatives: Alternatives = {
    meant,
    wider: wider.toSorted((left, right) => right.total - left.total).slice(0, widerLimit),
    near: near.filter((each) => !isMeant(each)).slice(0, nearLimit),
    popular: await describeTerms(popular, isHopeless ? iconsPerCard : 0),
  };
  const icons = Object.values(alternatives).flatMap((list: Alternative[]) => list.flatMap((each) => each.icons));
  return { alternatives, drawings: drawIcons(services, icons) };
}

type Plan = Pick<Alternative, "term" | "without"> & { address: Address };

/** The same search without its filters, and without each of them. */
function listWider(address: Address): Plan[] {
  const keys = listActiveFilters(address).filter((key) => key !== "nocorrect");
  const term = searchWords(address.term);
  const each = keys.map((key): Plan => ({
    address: setFilter(address, { key, value: undefined }),
    term,
    without: key,
  }));
  return keys.length > 1 ? [{ address: clearFilters(address), term, without: "all" }, ...each] : each;
}

/** Those that find something, another term all its words, and whose address leads straight to it. */
async function describeAll(
  request: ResultRequest,
  { plans, icons }: { plans: readonly Plan[]; icons: number },
): Promise<Alternative[]> {
  const described = await Promise.all(plans.map((plan) => describe(request, { ...plan, icons })));
  return described.filter((each) => each !== undefined);
}

async function describe(
  { services, locale, pinned }: ResultRequest,
  { address, icons, ...plan }: Plan & { icons: number },
): Promise<Alternative | undefined> {
  const path = formatAddress(address);
  const resolution = await services.addresses.resolve(path, locale);
  if (resolution.kind !== "page") return undefined;
  const part = { offset: 0, amount: icons };
  const {
    icons: found,
    total,
    isRelaxed,
  } = await findIcons({ services, pinned, locale, resolved: resolution.page }, part);
  if (total === 0 || (isRelaxed && plan.without === undefined)) return undefined;
  return { ...plan, path, total, icons: found.map(({ id }) => ({ id })) };
}
