import { and, desc, inArray, or, sql, type SQL } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import type { Icon } from "../../../core/icons/icon.ts";
import { readPictureType } from "../../../core/pictures/picture-type.ts";
import { findStem, leastLikeness, measureLikeness, readWords } from "../../../core/requests/measure-likeness.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { CatalogueHost } from "../../catalogue/contract.ts";
import type { PictureSearch } from "../../picture-search/contract.ts";
import type { MeaningSearch, SearchService } from "../../search/contract.ts";
import type { Alike, Attachments, RequestDraft, IconRequest, Requester, SuggestedWords } from "../contract.ts";
import type { FilePreviews } from "../attachments/file-previews.server.ts";
import { renderPattern } from "../list/list-requests.server.ts";
import { isOpenToAll, readRequests, type DescribeIcons } from "../request-rows.server.ts";
import { iconRequests } from "../tables.server.ts";

/** Finds what may answer a wish already, and words for what answers it. */
export interface DuplicateDetection {
  find(requester: Requester, draft: RequestDraft): Promise<Alike>;
  suggestWords(name: string): Promise<SuggestedWords>;
}

const mostIcons = 12;
const mostOfConcept = 3;
const lookedAt = 60;
const mostRequests = 6;
/** Those of which more is the same are compared with a wish. */
const mostCompared = 60;
const nearConcepts = 6;
const longestTerm = 50;
const mostTags = 12;
export function createDuplicateDetection(deps: {
  database: Database;
  catalogue: CatalogueHost;
  search: Pick<SearchService, "search" | "relatedTerms">;
  meaning: Pick<MeaningSearch, "search">;
  pictures: Pick<PictureSearch, "search">;
  attachments: Pick<Attachments, "read">;
  previews: Pick<FilePreviews, "findRequests">;
  describeIcons: DescribeIcons;
}): DuplicateDetection {
  const { database, catalogue: host, search, meaning, pictures, attachments, previews, describeIcons } = deps;

  async function findIcons(requester: Requester, { term, description = "" }: RequestDraft): Promise<Icon[]> {
    const short = term.slice(0, longestTerm).toWellFormed();
    const byWord = await search.search({ term: short, language: requester.locale, amount: lookedAt });
    if (!byWord.isRelaxed && byWord.total >= mostIcons) return byWord.icons;
    const phrase = `${term} ${description}`.slice(0, 2 * longestTerm).toWellFormed();
    const request = { locale: requester.locale, filters: {}, offset: 0, amount: lookedAt };
    const { ordinals } = await meaning.search(phrase, request);
    const { catalogue } = host.current();
    const byMeaning = ordinals.map((ordinal) => catalogue.icon(ordinal));
    return byWord.isRelaxed ? [...byMeaning, ...byWord.icons] : [...byWord.icons, ...byMeaning];
  }

  async function findIconsLike(content: Buffer): Promise<Icon[]> {
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

  async function findRequestsLike(requester: Requester, fileId: string): Promise<IconRequest[]> {
    const ids = (await previews.findRequests(fileId)).slice(0, mostRequests);
    if (ids.length === 0) return [];
    const where = and(isOpenToAll, inArray(iconRequests.id, ids));
    const found = await database.run((db) =>
      readRequests(db, requester, { where, limit: mostRequests, describeIcons: () => [] }),
    );
    return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  async function findRequests(requester: Requester, { term }: RequestDraft): Promise<IconRequest[]> {
    const words = readWords(term);
    if (words.length === 0) return [];
    const { meaning: known } = host.current();
    const near = known.findNear(term, nearConcepts, requester.locale).map(({ name }) => readWords(name));
    const signs = [
      ...words.map(hasWord),
      ...near.filter((each) => each.length > 0).map((each) => sql`(${sql.join(each.map(hasWord), sql` and `)})`),
      // Written without spaces, a phrase holds a shorter one.
      sql`position(lower(${iconRequests.title}) in ${term.toLowerCase()}) > 0`,
    ];
    const where = and(isOpenToAll, or(...signs));
    const count = sql.join(
      signs.map((sign) => sql`(${sign})::int`),
      sql` + `,
    );
    const requests = await database.run((db) =>
      readRequests(db, requester, {
        where,
        order: [sql`(${count}) desc`, desc(iconRequests.createdAt)],
        limit: mostCompared,
        describeIcons: () => [],
      }),
    );
    return requests
      .map((request) => ({
        request,
        likeness: measureLikeness(term, request.title, known.compare(term, request.title, requester.locale)),
      }))
      .filter(({ likeness }) => likeness >= leastLikeness)
      .toSorted((one, other) => other.likeness - one.likeness)
      .slice(0, mostRequests)
      .map(({ request }) => request);
  }

  return {
    async find(requester, draft) {
      const file = draft.attachment === undefined ? undefined : await attachments.read(requester, draft.attachment);
      const byLook = file ? await findIconsLike(file.content) : [];
      const isEmpty = readWords(draft.term).length === 0;
      const byWord = isEmpty ? [] : await findIcons(requester, draft);
      const ids = chooseIcons([...byLook, ...byWord]);
      const asked = [
        ...(file ? await findRequestsLike(requester, file.id) : []),
        ...(await findRequests(requester, draft)),
      ];
      return { icons: describeIcons(ids, requester), requests: chooseRequests(asked) };
    },
    async suggestWords(name) {
      const { catalogue } = host.current();
      const concept = readWords(name).join("-");
      const ofConcept = catalogue.listByConcept(concept).slice(0, lookedAt);
      const found = await search.search({ term: name.slice(0, longestTerm).toWellFormed(), amount: lookedAt });
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
        category: rank(icons.map(({ categoryApiCode }) => categoryApiCode).filter((code) => code !== ""))[0],
        tags: [...new Set(tags)].slice(0, mostTags),
      };
    },
  };
}

/** Whether a word begins in a title; languages without spaces have it anywhere. */
function hasWord(word: string): SQL {
  const stem = findStem(word);
  if (stem === undefined) return sql`${iconRequests.title} ilike ${renderPattern(word)}`;
  // Letters and digits only, so nothing of a word means anything to the expression.
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

/** The first of them, each once. */
const chooseRequests = (requests: readonly IconRequest[]): Alike["requests"] =>
  [...new Map(requests.map((request) => [request.id, request])).values()]
    .slice(0, mostRequests)
    .map(({ id, title, status, votes, isVoted }) => ({ id, title, status, votes, isVoted }));

/** Different ones, those first that are there most often. */
function rank(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
}
