import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { AppError } from "../../core/errors.ts";
import type { Icon } from "../../core/icons/icon.ts";
import { readPictureType } from "../../core/pictures/picture-type.ts";
import { requestStatuses, isOpenStatus } from "../../core/requests/request-rules.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { PictureSearch } from "../picture-search/contract.ts";
import type { MeaningSearch, SearchService } from "../search/contract.ts";
import type { Alike, Attachments, HalfRequest, RequestAsker, SuggestedWords } from "./contract.ts";
import { printPattern } from "./list-requests.server.ts";
import { readRequests, type DescribeIcons } from "./request-rows.server.ts";
import { iconRequests } from "./tables.server.ts";

/** Finds what may answer a wish already, and words for what answers it. */
export interface Alikeness {
  find(asker: RequestAsker, wish: HalfRequest): Promise<Alike>;
  suggestWords(name: string): Promise<SuggestedWords>;
}

const mostIcons = 12;
const mostOfConcept = 3;
const lookedAt = 60;
const mostRequests = 6;
const mostWords = 8;
const nearConcepts = 4;
/** Below that, a concept has hardly to do with a phrase. */
const leastNearness = 0.55;
const longestTerm = 50;
const mostTags = 12;
/** Words that tell nothing apart here. */
const idleWords = new Set(
  "a an and the of for on in with to or icon icons symbol logo set need want please el la le les de der die das und et y für для и".split(
    " ",
  ),
);

export function createAlikeness(deps: {
  database: Database;
  catalogue: CatalogueHost;
  search: Pick<SearchService, "search" | "relatedTerms">;
  meaning: Pick<MeaningSearch, "search">;
  pictures: Pick<PictureSearch, "search">;
  attachments: Pick<Attachments, "read">;
  describeIcons: DescribeIcons;
}): Alikeness {
  const { database, catalogue: host, search, meaning, pictures, attachments, describeIcons } = deps;

  async function findIcons(asker: RequestAsker, { term, description = "" }: HalfRequest): Promise<Icon[]> {
    const short = term.slice(0, longestTerm).toWellFormed();
    const byWord = search.search({ term: short, language: asker.locale, amount: lookedAt });
    if (!byWord.isRelaxed && byWord.total >= mostIcons) return byWord.icons;
    const phrase = `${term} ${description}`.slice(0, 2 * longestTerm).toWellFormed();
    const request = { locale: asker.locale, filters: {}, offset: 0, amount: lookedAt };
    const { ordinals } = await meaning.search(phrase, request);
    const { catalogue } = host.current();
    const byMeaning = ordinals.map((ordinal) => catalogue.icon(ordinal));
    return byWord.isRelaxed ? [...byMeaning, ...byWord.icons] : [...byWord.icons, ...byMeaning];
  }

  async function findByLook(asker: RequestAsker, id: string): Promise<Icon[]> {
    const { content } = await attachments.read(asker, id);
    const type = readPictureType(content);
    if (type === undefined) return [];
    try {
      return (await pictures.search({ type, bytes: content }, { amount: mostIcons })).icons;
    } catch (error) {
      // Words find something, too.
      if (error instanceof AppError) return [];
      throw error;
    }
  }

  async function findRequests(asker: RequestAsker, { term }: HalfRequest): Promise<Alike["requests"]> {
    const words = readWords(term);
    if (words.length === 0) return [];
    const near = host
      .current()
      .meaning.findNear(words.join(" "), nearConcepts)
      .filter(({ nearness }) => nearness >= leastNearness)
      .map(({ name }) => readWords(name))
      .filter((each) => each.length > 0 && !each.every((word) => words.includes(word)));
    const score = sql.join(
      [
        ...words.map((word) => sql`(${hasWord(word)})::int * 2`),
        ...near.map(
          (each) => sql`(${sql.join(each.map(hasWord), sql` and `)})::int * ${sql.raw(String(words.length))}`,
        ),
      ],
      sql` + `,
    );
    const where = and(
      inArray(
        iconRequests.status,
        requestStatuses.filter((status) => isOpenStatus(status)),
      ),
      eq(iconRequests.isHidden, false),
      // Half of the words, or what means the same.
      sql`(${score}) >= ${words.length}`,
    );
    const requests = await database.run((db) =>
      readRequests(db, asker, {
        where,
        order: [sql`(${score}) desc`, desc(iconRequests.createdAt)],
        limit: mostRequests,
        describeIcons: () => [],
      }),
    );
    return requests.map(({ id, title, status, votes, isVoted }) => ({ id, title, status, votes, isVoted }));
  }

  return {
    async find(asker, wish) {
      const byLook = wish.attachment === undefined ? [] : await findByLook(asker, wish.attachment);
      const isEmpty = readWords(wish.term).length === 0;
      const byWord = isEmpty ? [] : await findIcons(asker, wish);
      const ids = chooseIcons([...byLook, ...byWord]);
      return { icons: describeIcons(ids, asker), requests: await findRequests(asker, wish) };
    },
    async suggestWords(name) {
      const { catalogue } = host.current();
      const concept = readWords(name).join("-");
      const ofConcept = catalogue.listByConcept(concept).slice(0, lookedAt);
      const found = search.search({ term: name.slice(0, longestTerm).toWellFormed(), amount: lookedAt });
      const ordinals =
        ofConcept.length > 0
          ? ofConcept
          : found.isRelaxed
            ? []
            : found.icons.flatMap(({ id }) => catalogue.findById(id) ?? []);
      const icons = ordinals.map((ordinal) => catalogue.icon(ordinal));
      const own = new Set([concept.replaceAll("-", " "), ...concept.split("-")]);
      const tags = [
        ...rank(ordinals.flatMap((ordinal) => catalogue.tags(ordinal))),
        ...search.relatedTerms(name.slice(0, longestTerm).toWellFormed(), mostTags),
      ].filter((tag) => !own.has(tag.toLowerCase()));
      return {
        category: rank(icons.map(({ categoryApiCode }) => categoryApiCode))[0],
        tags: [...new Set(tags)].slice(0, mostTags),
      };
    },
  };
}

/** The words of a phrase that tell something. */
export function readWords(phrase: string): string[] {
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !idleWords.has(word)).slice(0, mostWords);
}

/** Whether a word begins in a title; languages without spaces have it anywhere. */
function hasWord(word: string): SQL {
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]+$/u.test(word)) {
    return sql`${iconRequests.title} ilike ${printPattern(word)}`;
  }
  // Letters and digits only, so nothing of a word means anything to the expression.
  const stem = word.length > 3 ? word.replace(/(?:es|s)$/, "") : word;
  return sql`${iconRequests.title} ~* ${String.raw`\m${stem}`}`;
}

/** Of each concept a few, in their order. */
function chooseIcons(icons: readonly Icon[]): string[] {
  const counts = new Map<string, number>();
  const chosen = new Set<string>();
  for (const { id, commonName } of icons) {
    if (chosen.size >= mostIcons) break;
    const known = counts.get(commonName) ?? 0;
    if (known >= mostOfConcept || chosen.has(id)) continue;
    counts.set(commonName, known + 1);
    chosen.add(id);
  }
  return [...chosen];
}

/** Different ones, those first that are there most often. */
function rank(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
}
