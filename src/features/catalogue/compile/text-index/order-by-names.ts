import { toDisplayName } from "../../../../core/catalogue/concept.ts";
import {
  categorySlots,
  noCategory,
  type SnapshotContent,
  type SnapshotFacts,
} from "../../../../core/catalogue/snapshot.ts";
import { ColumnFile, type ColumnInput, writeColumns } from "../../../../core/columns/columns.ts";
import { lexiconLanguages } from "../../../../core/lexicon/language-rules.ts";
import { type NamedIcon, openNames } from "../../../../core/lexicon/names.ts";
import { buildNameOrders } from "../../../../core/search/build/name-orders.ts";

/**
 * For each language with words of its own the listed icons by the names that it shows.
 *
 * @param built columns of the text index
 */
export function orderByNames(
  built: ReadonlyMap<string, ColumnInput>,
  { content, facts }: { content: SnapshotContent; facts: SnapshotFacts },
): ReadonlyMap<string, Uint32Array> {
  const lexicons = new Map([...built].filter(([column]) => column.startsWith("lexicon.")));
  const names = openNames(new ColumnFile(writeColumns(lexicons)), facts);
  const icons = listNamed(content, facts);
  return buildNameOrders(lexiconLanguages, icons.length, (ordinal, language) =>
    names.nameIcon(icons[ordinal]!, language),
  );
}

function listNamed({ concept, concepts, category, style, name }: SnapshotContent, facts: SnapshotFacts): NamedIcon[] {
  const spellings = { concepts: new Map(facts.spellings.concepts), words: new Map(facts.spellings.words) };
  const shown = concepts.map((each) => toDisplayName(each, spellings));
  return Array.from({ length: facts.listedCount }, (_, ordinal) => {
    const number = concept[ordinal]!;
    const categories = category.subarray(ordinal * categorySlots, (ordinal + 1) * categorySlots);
    const titles = Array.from(
      categories.filter((each) => each !== noCategory),
      (each) => facts.categories[each]!.title,
    );
    return {
      name: shown[number]!,
      commonName: concepts[number]!,
      category: titles.join(", "),
      iconifyName: `${facts.styles[style[ordinal]!]!.set}:${name[ordinal]!}`,
    };
  });
}
