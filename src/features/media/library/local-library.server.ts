import { scoreMedia, type MediaTerms } from "../../../core/media/score-media.ts";
import type { CatalogueHost, OpenCatalogue } from "../../catalogue/contract.ts";
import type { MediaItem, MediaLibrary, MediaQuery, MediaSort } from "../contract.ts";
import type { LocalItem } from "./local-item.ts";
import { makeStarterSet, readScenes } from "./starter-set.server.ts";
import type { MediaDemand } from "./media-demand.server.ts";
import type { MediaFolder } from "./media-folder.server.ts";
import type { Locale } from "../../../i18n/locales.ts";

/** Icons that a term finds and whose concepts are looked for in pictures. */
const iconsRead = 60;

/** Pictures that this site makes of its icons, after those of the operator's folder. */
export function createLocalLibrary({
  catalogue: host,
  demand,
  folder,
}: {
  catalogue: CatalogueHost;
  demand: Pick<MediaDemand, "read">;
  folder?: MediaFolder | undefined;
}): MediaLibrary {
  const scenes = readScenes();
  const starters = new WeakMap<OpenCatalogue["catalogue"], LocalItem[]>();

  async function listItems(): Promise<readonly LocalItem[]> {
    const opened = host.current();
    let made = starters.get(opened.catalogue);
    if (!made) {
      made = makeStarterSet(opened, scenes);
      starters.set(opened.catalogue, made);
    }
    const own = (await folder?.list()) ?? [];
    return own.length === 0 ? made : [...own, ...made];
  }

  /** What is worth the same stays as it was. */
  function sortBy(items: readonly LocalItem[], sort: MediaSort): readonly LocalItem[] {
    if (sort === "new") return items.toReversed().toSorted((one, other) => (other.cameMs ?? 0) - (one.cameMs ?? 0));
    const wanted = demand.read()[sort];
    const worth = ({ facts }: LocalItem) => wanted.get(facts.id) ?? 0;
    return items.toSorted((one, other) => worth(other) - worth(one));
  }

  async function findItem(id: string): Promise<LocalItem | undefined> {
    return (await listItems()).find(({ facts }) => facts.id === id);
  }

  return {
    async search(query) {
      const items = (await listItems()).filter(
        ({ facts }) => facts.kind === query.kind && (query.categories?.includes(facts.category ?? "") ?? true),
      );
      const fitting = query.term.trim() === "" ? items : rank(items, readTerms(host.current(), query));
      const found = query.sort === undefined ? fitting : sortBy(fitting, query.sort);
      const first = (query.page - 1) * query.perPage;
      return {
        total: found.length,
        items: found.slice(first, first + query.perPage).map((item) => toMediaItem(item, query.locale)),
      };
    },
    async find(id, locale) {
      const item = await findItem(id);
      return item && toMediaItem(item, locale);
    },
    async open(id) {
      return (await findItem(id))?.open();
    },
  };
}

const toMediaItem = ({ facts, nameIn }: LocalItem, locale: Locale): MediaItem => ({ ...facts, title: nameIn(locale) });

function readTerms({ catalogue, index }: OpenCatalogue, { term, locale }: MediaQuery): MediaTerms {
  const typed = term.trim().toLowerCase();
  const style = catalogue.styles.filter(({ colors }) => colors === "multi" || colors === "gradient");
  const { ordinals, isRelaxed } = index.search({
    term: typed,
    language: locale,
    amount: iconsRead,
    filters: { style: style.map(({ apiCode }) => apiCode) },
  });
  const concepts = isRelaxed ? [] : Array.from(ordinals, (ordinal) => catalogue.icon(ordinal).commonName);
  return { phrases: [typed, ...index.translate(typed, locale)], concepts: [...new Set(concepts)] };
}

function rank(items: readonly LocalItem[], terms: MediaTerms): LocalItem[] {
  const scored = items.map((item) => ({ item, score: scoreMedia(item.words, terms) }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
    .map(({ item }) => item);
}
