/**
 * Reads the arguments of an ICU message at the type level, so that `t("search.count", { count })` is checked:
 * `plural`, `selectordinal` and `number` take a number, `select` a string, a plain `{name}` either.
 */
export type MessageArguments<Message extends string> = ScanText<Message, unknown>;

/** Names of the tags in a message: `<link>…</link>` gives `link`. */
export type MessageTags<Message extends string> = Message extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? never : Tag) | MessageTags<Rest>
  : never;

/** In running text: the next brace opens an argument or ends the option of an outer one. */
type ScanText<Text extends string, Found> = Text extends `${infer Head}{${infer Rest}`
  ? Head extends `${string}}${string}`
    ? Text extends `${string}}${infer After}`
      ? ScanOptions<After, Found>
      : never
    : ScanArgument<Rest, Found>
  : Text extends `${string}}${infer After}`
    ? ScanOptions<After, Found>
    : Found;

type ScanArgument<Text extends string, Found> = Text extends `${infer Body}}${infer After}`
  ? Body extends `${infer Name},${infer Format}`
    ? ScanOptions<`${Format}}${After}`, Found & Record<Name, ArgumentOf<Format>>>
    : ScanText<After, Found & Record<Body, string | number>>
  : never;

/** Behind an argument's name: the next brace opens the text of an option or ends the argument. */
type ScanOptions<Text extends string, Found> = Text extends `${infer Head}{${infer Rest}`
  ? Head extends `${string}}${string}`
    ? Text extends `${string}}${infer After}`
      ? ScanText<After, Found>
      : never
    : ScanText<Rest, Found>
  : Text extends `${string}}${infer After}`
    ? ScanText<After, Found>
    : Found;

type ArgumentOf<Format extends string> = Format extends ` select,${string}` ? string : number;
