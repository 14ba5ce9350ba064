import { foldWords } from "./fold-words.ts";
import { languageRules, type LexiconLanguage, lexiconLanguages } from "./language-rules.ts";
import { isPlain, splitWords } from "../search/spelling/words.ts";

/** How a language says that something is not there, is off or is not allowed: by what stands before it, and behind it. */
interface NegationWords {
  before: string;
  after: string;
  /** What may stand beside: `no camera allowed`. */
  beside?: string;
}

/** Separated by commas; in Chinese, Japanese and Korean they also stand in the word itself. */
const negations: Record<LexiconLanguage | "en", NegationWords> = {
  en: {
    before: `no, not, without, w o, non, do not, don t, dont, cannot, can t, cant, can not, never, turn off, switch off, turned off,
      switched off, disable, disabled, deactivate, missing`,
    after: `off, disabled, deactivated, unavailable, not available, not allowed, not working, not permitted, isn t working,
      doesn t work, turned off, switched off, is off, prohibited, forbidden, banned, crossed out, struck through, missing`,
    beside: "allowed, permitted, please, any",
  },
  de: {
    before: "ohne, kein, keine, keinen, keiner, nicht, verbot von, abschalten, ausschalten, deaktivieren",
    after: `aus, ausgeschaltet, abgeschaltet, deaktiviert, abgestellt, verboten, nicht erlaubt, nicht gestattet, nicht verfügbar,
      nicht vorhanden, funktioniert nicht, geht nicht, gesperrt, durchgestrichen, ausschalten, abschalten, abstellen,
      deaktivieren, ist aus`,
    beside: "erlaubt, gestattet, bitte",
  },
  fr: {
    before: `sans, pas de, pas d, pas, aucun, aucune, ne pas, non, plus de, plus d, interdiction de, interdit de, défense de,
      désactiver, couper, éteindre`,
    after: `désactivé, désactivée, désactivés, désactivées, coupé, coupée, éteint, éteinte, interdit, interdite, interdits,
      interdites, barré, barrée, hors service, indisponible, ne marche pas, ne fonctionne pas, off`,
    beside: "autorisé, autorisée",
  },
  it: {
    before:
      "senza, nessun, nessuna, nessuno, niente, non, no, vietato, vietata, divieto di, disattiva, disattivare, spegni, spegnere",
    after: `spento, spenta, disattivato, disattivata, disattivati, disattivate, disabilitato, disabilitata, vietato, vietata,
      barrato, barrata, non disponibile, non funziona, off`,
    beside: "consentito, consentita",
  },
  es: {
    before: "sin, no, ningún, ninguna, nada de, prohibido, prohibida, desactivar, apagar, deshabilitar",
    after: `apagado, apagada, desactivado, desactivada, desactivados, desactivadas, deshabilitado, deshabilitada, prohibido,
      prohibida, tachado, tachada, no disponible, no funciona, off`,
    beside: "permitido, permitida",
  },
  pt: {
    before: "sem, não, nenhum, nenhuma, proibido, proibida, desativar, desligar, desabilitar",
    after: `desligado, desligada, desativado, desativada, desativados, desativadas, desabilitado, desabilitada, proibido,
      proibida, riscado, riscada, indisponível, não funciona, off`,
    beside: "permitido, permitida",
  },
  ru: {
    before: "без, нет, не, выключить, отключить, выключи, отключи, запрет, запрещено, запрещен, нельзя",
    after: `выключен, выключена, выключено, выключены, отключен, отключена, отключено, отключены, выкл, откл, нет, запрещен,
      запрещена, запрещено, запрещены, недоступен, недоступна, недоступно, не работает, зачеркнут, зачеркнуто, перечеркнут,
      перечеркнуто, выключить, отключить`,
  },
  zh: {
    before:
      "没有, 无, 不要, 禁止, 禁用, 关闭, 关掉, 不, 没, 非, 请勿, 勿, 不能, 未, 零, 别, 不可, 不可以, 不许, 不准, 严禁, 停用, 谢绝, 无法",
    after:
      "关闭, 已关闭, 已禁用, 禁用, 关, 不可用, 禁止, 已关, 关掉, 没有, 没了, 停用, 已停用, 失效, 无效, 不了, 坏了, 断开",
  },
  ja: {
    before: "無, 非, ノー, 未, 不",
    after: `なし, 無し, ない, がない, オフ, をオフ, 無効, 禁止, 不可, が無効, 切, を切る, なしの, のない, が使えない, しない, できない,
      していない, されない, されていない, していません, されていません, ていない, ていません, せず, ません, しません, できません, がありません, じゃない, ではない, お断り, を消す, を無効,
      無効化, を無効化, を禁止, は禁止, オフにする, をオフにする, を止める, が切れた, 切れ, ゼロ, 不要, 未設定, 未対応, 非対応, NG, が出ない,
      につながらない, に繋がらない, がつながらない, が繋がらない, が効かない, が動かない`,
  },
  ko: {
    before: "무, 노, 비",
    after: `없음, 없는, 없이, 끄기, 꺼짐, 끔, 금지, 비활성화, 비활성, 불가, 안됨, 안 됨, 사용 안함, 오프, 꺼진, 없애기, 끊김, 끊어짐,
      안돼, 안 돼, 안돼요, 안함, 안 함, 불가능, 없다, 없어요, 없습니다, 끄다, 꺼졌어, 해제됨`,
  },
};

/** A term that says that something is not there, is off or is not allowed. */
export interface Negation {
  /** What is not there. */
  thing: string;
  /** The words that say so, folded. */
  sign: string;
}

interface FoldedNegations {
  /** All words of those below. */
  words: ReadonlySet<string>;
  before: readonly (readonly string[])[];
  after: readonly (readonly string[])[];
  beside: ReadonlySet<string>;
}

const foldedOf = new Map<string, FoldedNegations>();

/** What a term says is not there, in a language; undefined where it says nothing of the kind. */
export function readNegation(term: string, language: LexiconLanguage | "en"): Negation | undefined {
  const words = fold(term, language);
  const { words: known, before, after, beside } = listNegations(language);
  if (words.length < 2 || !words.some((word) => known.has(word))) return undefined;
  const last = words.length;
  for (const sign of before) {
    const end = sign.length;
    if (end < last && sign.every((word, place) => words[place] === word)) return describe(words.slice(end), sign);
  }
  for (const sign of after) {
    const start = last - sign.length;
    if (start > 0 && sign.every((word, place) => words[start + place] === word))
      return describe(words.slice(0, start), sign);
  }
  // In the middle: `screen not shared`, `user without photo`.
  for (const sign of before) {
    const start = sign.length === 1 ? words.indexOf(sign[0]!, 1) : -1;
    if (start > 0 && start < last - 1) return describe(words.toSpliced(start, 1), sign);
  }
  return undefined;

  function describe(rest: readonly string[], sign: readonly string[]): Negation | undefined {
    const telling = rest.filter((word) => !beside.has(word));
    return telling.length > 0 ? { thing: telling.join(" "), sign: sign.join(" ") } : undefined;
  }
}

/** The same where words are written together: everything that the beginning or the end of a term may say, longest first. */
export function listInnerNegations(term: string, language: LexiconLanguage): Negation[] {
  if (!isUnspaced(language)) return [];
  const text = fold(term, language).join(" ");
  const { before, after } = listNegations(language);
  return [
    ...join(after).flatMap((sign) =>
      text.endsWith(sign) ? [{ thing: text.slice(0, -sign.length).trim(), sign }] : [],
    ),
    ...join(before).flatMap((sign) => (text.startsWith(sign) ? [{ thing: text.slice(sign.length).trim(), sign }] : [])),
  ].filter(({ thing }) => thing !== "");
}

/** Whether a term may say so in any of the languages but English: most terms in plain letters surely do not. */
export function mayNegate(term: string): boolean {
  if (!isPlain(term)) return true;
  const words = splitWords(term);
  const text = words.join(" ");
  const { all, ends, starts } = (plain ??= listPlainNegations());
  return (
    words.some((word) => all.has(word)) ||
    ends.some((sign) => text.endsWith(sign)) ||
    starts.some((sign) => text.startsWith(sign))
  );
}

interface PlainNegations {
  all: ReadonlySet<string>;
  /** What terms end and begin with where words are written together. */
  ends: readonly string[];
  starts: readonly string[];
}

let plain: PlainNegations | undefined;

function listPlainNegations(): PlainNegations {
  const together = lexiconLanguages.filter(isUnspaced).map(listNegations);
  return {
    all: new Set(lexiconLanguages.flatMap((language) => Array.from(listNegations(language).words))),
    ends: together.flatMap(({ after }) => join(after)).filter(isPlain),
    starts: together.flatMap(({ before }) => join(before)).filter(isPlain),
  };
}

const isUnspaced = (language: LexiconLanguage) => languageRules[language].joins !== undefined && language !== "de";

const join = (signs: FoldedNegations["before"]) => signs.map((sign) => sign.join(""));

function listNegations(language: LexiconLanguage | "en"): FoldedNegations {
  const folded = foldedOf.get(language) ?? foldNegations(language);
  foldedOf.set(language, folded);
  return folded;
}

function foldNegations(language: LexiconLanguage | "en"): FoldedNegations {
  const { before, after, beside = "" } = negations[language];
  const list = (text: string) => text.split(",").map((sign) => fold(sign, language));
  const longestFirst = (text: string) =>
    list(text).toSorted((left, right) => right.join("").length - left.join("").length);
  const folded = { before: longestFirst(before), after: longestFirst(after), beside: new Set(list(beside).flat()) };
  return { ...folded, words: new Set([...folded.before, ...folded.after].flat()) };
}

const fold = (text: string, language: LexiconLanguage | "en") =>
  language === "en" ? splitWords(text) : foldWords(text, languageRules[language]);
