/** One way to tell the style of an icon from its upstream name; the first rule of a set that matches wins. */
export interface StyleRule {
  /** Regular expression over the upstream name; null takes every name. The matched text is not part of the concept. */
  match: string | null;
  /** API code of the style. */
  style: string;
  /** Digits in the matched text are a native size: names that differ only there are one icon in several sizes. */
  sizes?: boolean | undefined;
  /** The rule also takes names that no rule matches. */
  rest?: boolean | undefined;
}

/** What an upstream name says. */
export interface ReadName {
  style: string;
  /** The name without what marks its style and size. */
  base: string;
  /** Native size in px named by the icon, 0 when it names none. */
  size: number;
  /** Something in the name says the style; otherwise it is the style of all the rest. */
  isExplicit: boolean;
  /** Other names with this style and base are other native sizes of the same icon. */
  isSized: boolean;
}

/** Prepares the rules of one set. The reader answers undefined for a name that belongs to no style. */
export function createNameReader(rules: readonly StyleRule[]): (name: string) => ReadName | undefined {
  const compiled = rules.map((rule) => ({ rule, pattern: rule.match === null ? null : new RegExp(rule.match) }));
  const sizedStyles = new Set(rules.filter((rule) => rule.sizes).map((rule) => rule.style));
  const rest = rules.find((rule) => rule.rest);
  const read = (rule: StyleRule, name: string, match: RegExpExecArray | null): ReadName => {
    const matched = match?.[0] ?? "";
    const base = match && matched !== "" ? without(name, match) : name;
    return {
      style: rule.style,
      base: base === "" ? name : base,
      size: rule.sizes ? Number(/\d+/.exec(matched)?.[0] ?? 0) : 0,
      isExplicit: matched !== "",
      isSized: sizedStyles.has(rule.style),
    };
  };
  return (name) => {
    for (const { rule, pattern } of compiled) {
      if (pattern === null) return read(rule, name, null);
      const match = pattern.exec(name);
      if (match) return read(rule, name, match);
    }
    return rest && read(rest, name, null);
  };
}

function without(name: string, match: RegExpExecArray): string {
  const rest = `${name.slice(0, match.index)}-${name.slice(match.index + match[0].length)}`;
  return rest.replace(/-{2,}/g, "-").replace(/^-|-$/g, "");
}
