const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Words that follow the thing itself in icon names and are never it: states, frames, counts. */
const modifiers = words(`
  active add added alert alt ascending bold box broken cancel center check checked circle circled clear cross dashed dashes
  delete descending disabled dollar dot dots double edit empty end error exclamation filled full half hexagon horizontal in
  inactive inside large line lines locked low medium minus more multiple none octagon off on open out outline outside pause
  percent plus question rectangle remove ring round rounded share simple single slash small square squared start stop
  sync time times triangle twotone two unlock variant vertical warning x`);

/** Words that are a badge as often as the thing itself (`file-lock`, `alarm-clock`): they and the word before count. */
const badges = words(`
  bottom clock cloud code cog down east gear heart key left lock north pen pencil pin play right search settings shield south
  star top up user west`);

/** Whether a word only says how a thing is shown. */
export function isModifier(word: string): boolean {
  return modifiers.has(word) || /^\d+$/.test(word) || word.length < 2;
}

/**
 * Which words of a name say what the drawing shows: the last one that is no modifier (`cart` of `shopping-cart`, `home`
 * of `home-plus`), with the badges behind it (`arrow` and `left` of `arrow-left`), and all where all are modifiers.
 */
export function markHeads(name: readonly string[]): boolean[] {
  const head = name.findLastIndex((word) => !isModifier(word) && !badges.has(word));
  return name.map((word, index) => head < 0 || index === head || (index > head && badges.has(word)));
}
