/** For each ending of infinitives the endings of other forms, without accents. */
type Conjugations = Readonly<Record<string, string>>;

const conjugations = {
  it: {
    are: "o i a iamo ate ano ato ata ati ate avo ava avano ando ai ero era erei eremo arlo arla arli arle armi arti arsi arci arne alo ala ami",
    ere: "o i e iamo ete ono uto uta uti ute evo eva evano endo ero era erlo erla erli erle ermi erti ersi erci erne ilo ila imi",
    ire: "o i e a iamo ite ono isco isci isce iscono ito ita iti ite ivo iva ivano endo iro ira irlo irla irli irle irmi irti irsi irci irne",
  },
  pt: {
    ar: "o as a amos am ado ada ados adas ava avam ando ou ei aram arei ara e em",
    er: "o es e emos em ido ida idos idas ia iam endo eu i eram erei era a am",
    ir: "o es e imos em ido ida idos idas ia iam indo iu i iram irei ira a am",
  },
  es: {
    ar: "o as a amos an ado ada ados adas aba aban ando e aron are ara arlo arla arme arte arse arnos alo ala ame en",
    er: "o es e emos en ido ida idos idas ia ian iendo io i ieron ere era erlo erla erme erte erse ernos a an",
    ir: "o es e imos en ido ida idos idas ia ian iendo io i ieron ire ira irlo irla irme irte irse irnos a an",
  },
} satisfies Record<string, Conjugations>;

/** Endings of plurals, and those of the singular. */
const plurals = {
  it: [
    ["chi", "co"],
    ["ghi", "go"],
    ["che", "ca"],
    ["ghe", "ga"],
    ["i", "o"],
    ["i", "e"],
    ["e", "a"],
  ],
  pt: [
    ["oes", "ao"],
    ["aes", "ao"],
    ["ais", "al"],
    ["eis", "el"],
    ["ns", "m"],
    ["es", ""],
    ["s", ""],
  ],
  es: [
    ["ces", "z"],
    ["s", ""],
    ["es", ""],
  ],
} satisfies Record<keyof typeof conjugations, readonly (readonly [string, string])[]>;

const shortestStem = 2;
/** Letters that are spelled otherwise before E and I. */
const respelled: readonly (readonly [RegExp, string])[] = [
  [/([cg])h$/, "$1"],
  [/qu$/, "c"],
  [/gu$/, "g"],
  [/c$/, "z"],
  [/$/, "i"],
];

const has = (word: string, ending: string) => word.length >= ending.length + shortestStem && word.endsWith(ending);

/**
 * Makes what lists the singulars and infinitives that a folded word of a language may be a form of, which a stemmer does not
 * find: `anos` of `ano`, `aprirlo` of `aprire`, `amo` of `amar`. Most of what is listed is no word.
 */
export function listRomanceLemmas(language: keyof typeof conjugations): (word: string) => string[] {
  const endings = Object.entries(conjugations[language]).flatMap(([infinitive, list]) =>
    list.split(" ").map((ending) => ({ infinitive, ending })),
  );
  return (word) => {
    const singulars = plurals[language]
      .filter(([plural]) => has(word, plural))
      .map(([plural, singular]) => word.slice(0, -plural.length) + singular);
    const stems = endings
      .filter(({ ending }) => has(word, ending))
      .toSorted((left, right) => right.ending.length - left.ending.length)
      .map(({ ending, infinitive }) => ({ stem: word.slice(0, -ending.length), infinitive }));
    const spelled = stems.flatMap(({ stem, infinitive }) =>
      respelled.filter(([end]) => end.test(stem)).map(([end, letter]) => stem.replace(end, letter) + infinitive),
    );
    return [...new Set([...singulars, ...stems.map(({ stem, infinitive }) => stem + infinitive), ...spelled])];
  };
}
