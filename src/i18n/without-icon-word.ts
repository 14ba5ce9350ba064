const spaced =
  /(?<![\p{L}\p{N}])(?:icons?|icônes?|icona|icone|icones|ícones?|iconos?|íconos?|иконк(?:а|и|у|е|ой)|иконок)(?![\p{L}\p{N}])/giu;
const unspaced = /の?(?:アイコン|图标|圖標|아이콘)/gu;

/** What a term says beside the word for icons, which titles say themselves; empty where it says nothing else. */
export function withoutIconWord(term: string): string {
  return term.replace(spaced, " ").replace(unspaced, " ").replaceAll(/\s+/g, " ").trim();
}
