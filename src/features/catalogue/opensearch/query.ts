import { rank, rankCount } from "../../../core/search/match/ranks.ts";
import type { IconConditions, IconRequest } from "../../../core/search/remote/icon-plan.ts";
import type { SharedNames } from "./documents.ts";
import { packRoaring } from "./text-set.ts";

/** A clause of the query language. */
export type Clause = Record<string, unknown>;

/** Longer lists of texts are sent as bitmaps. */
const mostListed = 500;
/** Where, among what is pinned, others come next; as in `IconLister`. */
const bands: readonly number[] = [0, rank.tag, rank.partExact, rank.correctedExact, rankCount];
const levelsPerBand = 4;
const most = bands.length * levelsPerBand * rankCount;

/** Everything passes. */
export const everything: Clause = { match_all: {} };

const allOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? clauses[0]! : clauses.length === 0 ? everything : { bool: { filter: clauses } };
const anyOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? clauses[0]! : { bool: { should: clauses, minimum_should_match: 1 } };

/** Icons of some texts. */
export function ofTexts(texts: Uint32Array, names: SharedNames): Clause {
  const compiled = texts.filter((text) => text < names.compiledTexts).toSorted();
  const added = Array.from(
    texts.filter((text) => text >= names.compiledTexts),
    (text) => names.addedTextKey(text),
  );
  const clauses: Clause[] = [];
  if (compiled.length > mostListed) {
    const bitmap = Buffer.from(packRoaring(compiled)).toString("base64");
    clauses.push({ terms: { text: [bitmap], value_type: "bitmap" } });
  } else if (compiled.length > 0) clauses.push({ terms: { text: [...compiled] } });
  if (added.length > 0) clauses.push({ terms: { addedText: added } });
  return clauses.length === 0 ? { match_none: {} } : anyOf(clauses);
}

/** What filters ask, but for those by color and category. */
function ofCell({ styles, looks, hasRepeats }: IconConditions): Clause[] {
  return [
    ...(styles ? [{ terms: { style: styles } }] : []),
    ...(looks ? [{ terms: { look: looks } }] : []),
    ...(hasRepeats ? [] : [{ term: { isRepeat: false } }]),
  ];
}

const ofColor = ({ colors }: IconConditions): Clause[] => (colors ? [{ terms: { color: colors } }] : []);
const ofCategory = ({ categories }: IconConditions): Clause[] =>
  categories ? [{ terms: { category: categories } }] : [];

/** All filters. */
export const passing = (conditions: IconConditions): Clause =>
  allOf([...ofCell(conditions), ...ofColor(conditions), ...ofCategory(conditions)]);

const count = (field: string, size: number, filters: readonly Clause[]) => ({
  filter: allOf(filters),
  aggs: { by: { terms: { field, size, shard_size: size } } },
});

/** Counts for the options of all filters, each given all others; see `CountedIcons`. */
export function countOptions(conditions: IconConditions) {
  return {
    cells: count("cell", mostCells, [...ofColor(conditions), ...ofCategory(conditions)]),
    categories: count("category", mostCategories, [...ofCell(conditions), ...ofColor(conditions)]),
    colors: count("color", mostCategories, [...ofCell(conditions), ...ofCategory(conditions)]),
  };
}
const mostCells = 65_535;
const mostCategories = 256;

/** The icons that a request is about, whether or not they pass its filters, each with what decides its place. */
export function rankIcons(request: IconRequest, names: SharedNames): Clause {
  const { ranked, pinned, order, hasCrowds } = request;
  if (order !== null) return ranked === null ? everything : allOf([ofTexts(joinTexts(request), names)]);
  if (ranked === null) return pinned.length === 0 ? everything : anyOf(listPlaces(0, request));
  if (ranked.length === 0) return { match_none: {} };
  const isPlain = !hasCrowds && pinned.length === 0;
  return anyOf(
    ranked.map(({ rank: place, texts }): Clause => {
      const own = ofTexts(texts, names);
      if (isPlain) return { constant_score: { filter: own, boost: most - place } };
      return { bool: { filter: [own], should: listPlaces(place, request), minimum_should_match: 1 } };
    }),
  );
}

function joinTexts({ ranked }: IconRequest): Uint32Array {
  return Uint32Array.from((ranked ?? []).flatMap(({ texts }) => Array.from(texts)));
}

/** Of icons that match in one way: those that are pinned, the crowd, and all others, with what each of these is before. */
function listPlaces(place: number, { pinned, hasCrowds }: IconRequest): Clause[] {
  const isPinned = { terms: { style: pinned } };
  const crowds = hasCrowds ? [false, true] : [undefined];
  const pins = pinned.length === 0 ? [undefined] : [true, false];
  return pins.flatMap((pin) =>
    crowds.map((crowd): Clause => {
      const filter: Clause[] = [];
      const mustNot: Clause[] = [];
      if (pin !== undefined) (pin ? filter : mustNot).push(isPinned);
      if (crowd !== undefined) filter.push({ term: { isCrowd: crowd } });
      const boost = most - levelOf(place, pin, crowd === true);
      return { constant_score: { filter: { bool: { filter, must_not: mustNot } }, boost } };
    }),
  );
}

/** The lower the earlier; the order of `IconLister`. */
function levelOf(place: number, pin: boolean | undefined, isCrowd: boolean): number {
  const isPart = place >= rank.partExact;
  if (pin === undefined) return (Number(isPart) * 2 + Number(isCrowd)) * rankCount + place;
  const band = bands.findLastIndex((from) => from <= place);
  if (pin) return (band * levelsPerBand + Number(isCrowd)) * rankCount + place;
  // The crowd among the others waits for all that match better or not much worse.
  const last = isPart ? bands.length - 2 : bands.indexOf(rank.partExact) - 1;
  return ((isCrowd ? last : band) * levelsPerBand + (isCrowd ? 3 : 2)) * rankCount + place;
}

/** The order of a request’s icons. */
export const sortIcons = ({ order }: Pick<IconRequest, "order">): Clause[] =>
  order === null ? [{ _score: "desc" }, { best: "asc" }] : [{ [`orders.${order}`]: "asc" }];
