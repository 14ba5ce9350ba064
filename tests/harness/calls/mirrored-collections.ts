/** A collection as it should be. */
interface Mirrored {
  id: string;
  name: string;
  icons: string[];
}

/** What somebody's collections should be, besides those that are made for everybody. */
export type Mirror = Mirrored[];

/** A call about collections and what it does. */
export interface MirroredCall {
  method: string;
  path: string;
  body?: unknown;
  /** @param madeId of what the call made, as its answer tells */
  apply: (mirror: Mirror, madeId?: string) => Mirror;
}

const mostCollections = 4;
const withoutIcons = (icons: readonly string[], gone: readonly string[]) => icons.filter((id) => !gone.includes(id));
const change = (mirror: Mirror, id: string, edit: (collection: Mirrored) => Partial<Mirrored>): Mirror =>
  mirror.map((collection) => (collection.id === id ? { ...collection, ...edit(collection) } : collection));

/** One of many calls that somebody with these collections may make. */
export function chooseCall(mirror: Mirror, icons: readonly string[], pick: (below: number) => number): MirroredCall {
  const some = (list: readonly string[], most: number) => {
    const start = pick(list.length);
    return list.slice(start, start + 1 + pick(most));
  };
  const first = mirror[pick(mirror.length)];
  const second = mirror.find(({ id }) => id !== first?.id);
  if (!first || !second) return create(some(icons, 5), `Made ${pick(1_000)}`);
  if (mirror.length > mostCollections) {
    return { method: "DELETE", path: `/${first.id}`, apply: (all) => all.filter(({ id }) => id !== first.id) };
  }
  const [here = ""] = first.icons;
  const choices = [
    () => create(some(icons, 5), `Made ${pick(1_000)}`),
    () => add(first, some(icons, 8)),
    () => add(first, some(icons, 8)),
    () => move(first, second, some(first.icons, 4)),
    () => rename(first, `Named ${pick(1_000)}`),
    () => remove(first, some(first.icons, 3)),
    () =>
      sort(
        first,
        some(first.icons, 3).filter((id) => id !== here),
        here,
      ),
    () => copy(first, mirror),
  ];
  const needsIcons = first.icons.length < 2;
  return (needsIcons ? choices[1]! : choices[pick(choices.length)]!)();
}

function create(icons: string[], name: string): MirroredCall {
  const made = { id: crypto.randomUUID(), name, icons };
  return { method: "PUT", path: "", body: made, apply: (mirror) => [...mirror, made] };
}

function add({ id }: Mirrored, added: string[]): MirroredCall {
  const apply = (mirror: Mirror) =>
    change(mirror, id, ({ icons }) => ({ icons: [...withoutIcons(added, icons), ...icons] }));
  return { method: "PUT", path: `/${id}/icons`, body: { icons: added }, apply };
}

function remove({ id }: Mirrored, ids: string[]): MirroredCall {
  const apply = (mirror: Mirror) => change(mirror, id, ({ icons }) => ({ icons: withoutIcons(icons, ids) }));
  return { method: "POST", path: `/${id}/icons/remove`, body: { ids }, apply };
}

function move(from: Mirrored, to: Mirrored, ids: string[]): MirroredCall {
  const into = add(to, ids).apply;
  const outOf = remove(from, ids).apply;
  const body = { ids, to: to.id };
  return { method: "POST", path: `/${from.id}/icons/move`, body, apply: (mirror) => outOf(into(mirror)) };
}

function rename({ id }: Mirrored, name: string): MirroredCall {
  return { method: "PATCH", path: `/${id}`, body: { name }, apply: (mirror) => change(mirror, id, () => ({ name })) };
}

function sort(collection: Mirrored, ids: string[], before: string): MirroredCall {
  if (ids.length === 0) return rename(collection, "Sorted");
  const order = { icons: ids, before };
  const apply = (mirror: Mirror) =>
    change(mirror, collection.id, ({ icons }) => ({ icons: [...ids, ...withoutIcons(icons, ids)] }));
  return { method: "PATCH", path: `/${collection.id}`, body: { order }, apply };
}

function copy({ id, name, icons }: Mirrored, mirror: Mirror): MirroredCall {
  const names = new Set(mirror.map((each) => each.name));
  let copied = name;
  for (let n = 2; names.has(copied); n++) copied = `${name} ${n}`;
  const apply = (all: Mirror, madeId = "unknown") => [...all, { id: madeId, name: copied, icons }];
  return { method: "POST", path: `/${id}/copy`, apply };
}

/** The same text for the same collections, whatever their ids and order. */
export function renderMirror(mirror: Mirror): string {
  return mirror
    .map(({ name, icons }) => `${name}: ${icons.join(" ")}`)
    .toSorted()
    .join("\n");
}
