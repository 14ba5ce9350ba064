type Form = { [name: string]: string | Form | (string | Form)[] };

/** Reads `items[0][price]=x` as Stripe does. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]$/).filter((part, place) => part !== "" || place === 1);
    let at = form;
    for (const [place, part] of path.entries()) {
      const isLast = place === path.length - 1;
      const key = part === "" ? String(Object.keys(at).length) : part;
      if (isLast) at[key] = value;
      else at = (at[key] ??= {}) as Form;
    }
  }
  return listsOf(form) as Form;
}

/** `{ 0: …, 1: … }` is a list. */
function listsOf(part: Form[string]): Form[string] {
  if (typeof part !== "object" || Array.isArray(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, listsOf(value)] as const);
  const isList = entries.length > 0 && entries.every(([key], place) => key === String(place));
  return isList ? entries.map(([, value]) => value as string | Form) : Object.fromEntries(entries);
}
