/** Endings behind the form that ends in `て` or `で`, for what goes on, is asked for or has been done. */
const afterTe =
  /(?<=[てで])(?:い?る|い?ます|い?た|いました|い?ない|いません|ください|おく|しまう|しまった|みる|ある|あります)$/u;
/** Words of Chinese origin become verbs by `する`, and say by an ending that something is done or goes on. */
const afterNoun =
  /(?:している|しています|してる|しました|します|して|した|する|しない|される|された|されている|できる|できない|済み|済|ずみ|中|ちゅう)$/u;

type Endings = readonly (readonly [ending: string, dictionary: string])[];

const parse = (list: string): Endings =>
  list
    .trim()
    .split(/\s+/)
    .flatMap((rule) => {
      const [endings = "", lemmas = ""] = rule.split(">");
      return endings.split("|").flatMap((ending) => lemmas.split("|").map((lemma) => [ending, lemma] as const));
    });

/** What forms of verbs and adjectives end in, and how the word ends that a dictionary lists. */
const endings = parse(`
  って|った>う|つ|る|く んで|んだ>む|ぶ|ぬ いて|いた>く いで|いだ>ぐ して|した>す て|た>る
  かった|くない|くて|く|さ>い
  きます|きました|きません|きたい>く ぎます|ぎました|ぎません|ぎたい>ぐ します|しました|しません|したい>す
  ちます|ちました|ちません|ちたい>つ びます|びました|びません|びたい>ぶ みます|みました|みません|みたい>む
  ります|りました|りません|りたい>る います|いました|いません|いたい>う ます|ました|ません|たい>る
  かない|かなかった|かれる|かれた|ける>く がない|がれる|がれた|げる>ぐ さない|さなかった|される|された|せる>す
  たない|たなかった|たれる|たれた|てる>つ ばない|ばれる|ばれた|べる>ぶ まない|まれる|まれた|める>む
  らない|らなかった|られる|られた|れる>る わない|わなかった|われる|われた|える>う ない|なかった|られる|られた>る
  き>く ぎ>ぐ し>す ち>つ び>ぶ み>む り>る い>う`).toSorted(([left], [right]) => right.length - left.length);

const shortestStem = 1;

/**
 * Words as dictionaries list them that a folded Japanese word may be a form of: `走っている` of `走る`, `保存済み` of `保存`.
 * Most of what is listed is no word.
 */
export function listJapaneseLemmas(word: string): string[] {
  const noun = word.replace(afterNoun, "");
  const nouns = noun !== word && noun !== "" ? [noun, `${noun}する`] : [];
  const short = word.replace(afterTe, "");
  const forms = short === word ? [word] : [short, word];
  const lemmas = forms.flatMap((form) =>
    endings
      .filter(([ending]) => form.endsWith(ending) && form.length >= ending.length + shortestStem)
      .map(([ending, lemma]) => form.slice(0, -ending.length) + lemma),
  );
  return [...new Set([...nouns, ...lemmas])];
}
