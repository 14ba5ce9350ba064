/** Every place where a drawing names an id: its definition, a paint or filter reference, a link, an animation's timing. */
const mention = /(\sid="|url\((?:&quot;|['"])?#|href="#)([^"')&]+)|\s(?:begin|end)="[^"]*"/g;
const timing = /([A-Za-z_][\w-]*)(?=\.(?:begin|end|click|repeat)\b)/g;

/**
 * Renames all ids inside a drawing to `{prefix}{0, 1, …}` (base 36, in order of appearance), so that several drawings
 * can live in one document. Drawings without ids come back unchanged.
 */
export function makeIdsUnique(body: string, prefix: string): string {
  if (!body.includes("#") && !body.includes(' id="')) return body;
  const names = new Map<string, string>();
  const rename = (id: string) => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const name = prefix + names.size.toString(36);
    names.set(id, name);
    return name;
  };
  return body.replace(mention, (match, lead: string | undefined, id: string) =>
    lead === undefined ? match.replace(timing, (_, target: string) => rename(target)) : lead + rename(id),
  );
}
