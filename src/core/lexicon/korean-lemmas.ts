const list = (text: string) => text.trim().split(/\s+/);

/** Endings that follow the stem of a verb as it is. */
const plainEndings = list(`
  고 고서 고는 게 게요 지 지만 지마 지마요 지않은 지않는 지않게 지못한 는 는데 는지 는게 는거 는것 는중 는곳 는다 는다고 는다는 는군 는구나
  네 네요 니 니까 던 던데 든 든지 자 자고 자마자 잖아 거나 거든 기 기를 기가 기에 기만 기도 기는 기로 기위한 기위해 기전 기전에 도록 듯 듯이 다 다가 다고
  다는 더니 습니다 습니까 겠다 겠어 겠어요 겠네 겠네요 겠습니다 겠지 겠는데 나 나요 라고 려고 려면 러 면 면서 며 므로 세요 시는 신 실`);
/** Those before which a stem loses its last ㄹ. */
const withoutLiquid = /^[네니는나시신실세]/;
/** Endings that have 으 before them after a consonant. */
const linkedEndings = list(`
  으면 으면서 으며 으니 으니까 으려고 으려면 으러 으세요 으시는 으라고 은 은데 은지 은게 은거 은것 은채 을 을게 을게요 을까 을까요 을때 을수록 을지 을래
  을거야 을것 음 음을 음이`);
/** Endings of which the first letter closes the stem: that letter, and what follows it. */
const closingEndings: readonly (readonly [number, readonly string[]])[] = [
  [4, ["", ...list("다 데 지 게 거 것 채 다고 다는")]],
  [8, ["", ...list("게 게요 까 까요 때 수록 지 래 거야 것 수")]],
  [16, ["", ...list("을 이 은")]],
  [17, list("니다 니까 시다")],
];
/** Endings after the form in -아 or -어. */
const openEndings = ["", ...list("서 서요 서는 서도 요 도 도요 야 야지 야해 야하는 야할 야돼 라 라고")];
/** Endings after the past, which is that form closed with ㅆ. */
const pastEndings = list(
  "다 어 어요 는데 던 을 을때 고 지 네 네요 습니다 으면 으니 어서 음 는지 나 지만 다고 다는 을까 거든 잖아",
);
/** Verbs after the form in -아 or -어 that hardly change what is said. */
const auxiliaries = new Set(
  list("주다 보다 버리다 놓다 두다 지다 가다 오다 내다 있다 드리다 달다 나가다 나오다 가지다 주시다 대다 하다"),
);
const longestAuxiliary = 4;
/** What makes a verb of a noun. */
const verbMakers = list("시키 당하 스럽 하 되 받 롭 이");
const particles = list(`
  으로부터 에서부터 에서의 에서는 에서도 에게서 한테서 으로는 으로도 으로의 까지의 까지는 까지만 이라고 이라는 에서 에게 에는 에도 에만 에다 에다가 께서
  한테 까지 부터 마다 보다 처럼 같이 만큼 밖에 조차 마저 이나 이랑 이란 이든 이라 이야 이에요 예요 입니다 이다 인데 인지 였다 였어 으로 로는 로도 로만 로의
  로부터 들이 들은 들을 들의 들과 들에게 은 는 이 가 을 를 의 에 로 와 과 도 만 랑 나 께 인 들 뿐 째 씩 용 적 적인`);
/** With these at the end, a noun and its particle are likelier than a verb. */
const nominal = /[은을이의]$/;

/** Places of last consonants, and of vowels, in the alphabet of Unicode. */
const [digeut, rieul, bieup, siot, ssangsiot, hieut] = [7, 8, 17, 19, 20, 27];
const [a, eo, u, eu] = [0, 4, 13, 18];
/** What a last vowel of a form in -아 or -어 was before the ending was drawn into it. */
const openedVowels = new Map([
  [a, [a, eu]],
  [1, [1]],
  [eo, [eo, eu]],
  [5, [5]],
  [6, [20, 6]],
  [9, [8]],
  [10, [11]],
  [14, [u]],
]);

/**
 * Words as dictionaries list them that a Korean word may be a form of, the likeliest first: `매운` of `맵다`, `기다려줘` of
 * `기다리다`, `계산할` of `계산`, `학교에서` of `학교`. Most of what is listed is no word.
 *
 * @param word composed (NFC)
 */
export function listKoreanLemmas(word: string): string[] {
  const nouns = particles.flatMap((particle) => withoutEnd(word, particle));
  const verbs = listStems(word).flatMap(nameVerb);
  const forms = nominal.test(word) ? [...nouns, ...verbs] : [...verbs, ...nouns];
  return [...new Set([...forms, ...listBeforeAuxiliary(word)])];
}

/** What a stem is listed as: a verb, what is done, or the noun that it is made of. */
const nameVerb = (stem: string) => [
  `${stem}다`,
  `${stem}기`,
  ...verbMakers.flatMap((maker) => withoutEnd(stem, maker)),
];

function listStems(word: string): string[] {
  const plain = plainEndings.flatMap((ending) =>
    withoutEnd(word, ending).flatMap((stem) => [stem].concat(withoutLiquid.test(ending) ? close(stem, rieul) : [])),
  );
  const closing = closingEndings.flatMap(([letter, rests]) =>
    rests.flatMap((rest) => withoutEnd(word, rest).flatMap((text) => openStems(text, letter))),
  );
  const linked = linkedEndings.flatMap((ending) =>
    withoutEnd(word, ending).flatMap((stem) => [stem].concat(close(stem, siot), reclose(stem, rieul, digeut))),
  );
  const open = openEndings.flatMap((ending) => withoutEnd(word, ending).flatMap(listOpened));
  const past = pastEndings.flatMap((ending) =>
    withoutEnd(word, ending).flatMap((text) => reclose(text, ssangsiot, 0).flatMap(listOpened)),
  );
  return [...plain, ...closing, ...linked, ...open, ...past].flatMap((stem) => [stem].concat(restoreBieup(stem)));
}

/** Stems that a text closed by a letter of an ending may have: 간 of 가다, 긴 of 길다, 빨간 of 빨갛다. */
const openStems = (text: string, letter: number) =>
  reclose(text, letter, 0).flatMap((stem) => [stem].concat(close(stem, rieul), close(stem, hieut)));

/** Stems of a form in -아 or -어: 먹어 of 먹다, 들어 of 듣다, 몰라 of 모르다, 추워 of 춥다, 기다려 of 기다리다. */
function listOpened(form: string): string[] {
  const [start, last] = [form.slice(0, -1), read(form.at(-1))];
  if (!last || last.final !== 0) return [];
  const stems: string[] = [];
  const isBare = /[아어여]$/.test(form);
  if (isBare) stems.push(start, ...reclose(start, rieul, digeut), ...close(start, siot));
  if (form.endsWith("해")) stems.push(`${start}하`);
  if (/[와워]$/.test(form)) stems.push(...close(start, bieup));
  for (const vowel of openedVowels.get(last.vowel) ?? []) {
    const stem = start + write({ ...last, vowel });
    stems.push(stem);
    if (vowel === eu && /[라러]$/.test(form)) {
      stems.push(...reclose(start, rieul, 0).map((before) => `${before}르`));
    }
  }
  if (last.vowel === 1) stems.push(...[a, eo].map((vowel) => start + write({ ...last, vowel, final: hieut })));
  return stems.filter((stem) => stem !== "");
}

/** What is said before a verb that helps: 알리다 of 알려주기. */
function listBeforeAuxiliary(word: string): string[] {
  const first = Math.max(1, word.length - longestAuxiliary);
  return Array.from({ length: Math.max(0, word.length - first) }, (_, index) => first + index).flatMap((place) => {
    const before = listOpened(word.slice(0, place));
    const isHelped = before.length > 0 && listStems(word.slice(place)).some((stem) => auxiliaries.has(`${stem}다`));
    return isHelped ? before.flatMap(nameVerb) : [];
  });
}

const restoreBieup = (stem: string) => (/.우$/.test(stem) ? close(stem.slice(0, -1), bieup) : []);

interface Syllable {
  lead: number;
  vowel: number;
  final: number;
}

const firstSyllable = 0xac00;
const [vowels, finals] = [21, 28];

function read(letter: string | undefined): Syllable | undefined {
  if (letter === undefined || letter < "가" || letter > "힣") return undefined;
  const place = letter.charCodeAt(0) - firstSyllable;
  return {
    lead: Math.floor(place / (vowels * finals)),
    vowel: Math.floor(place / finals) % vowels,
    final: place % finals,
  };
}

const write = ({ lead, vowel, final }: Syllable) =>
  String.fromCharCode(firstSyllable + (lead * vowels + vowel) * finals + final);

/** The text with another last letter in its last syllable; none where that does not end with the expected one. */
function reclose(text: string, expected: number, final: number): string[] {
  const last = read(text.at(-1));
  return last?.final === expected ? [text.slice(0, -1) + write({ ...last, final })] : [];
}

const close = (text: string, final: number) => reclose(text, 0, final);

const withoutEnd = (text: string, end: string) =>
  text.length > end.length && text.endsWith(end) ? [text.slice(0, text.length - end.length)] : [];
