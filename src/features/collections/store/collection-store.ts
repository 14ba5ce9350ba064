import { begin, confirm, reject, showUpdates, type OptimisticUpdates } from "./optimistic-updates.ts";
import {
  applyChange,
  noCollections,
  withIcons,
  type CollectionChange,
  type CollectionsState,
  type StoredCollection,
  type StoredIcon,
} from "./collections-state.ts";
import { reportChange, reportCreation } from "./report-change.ts";

/** What a new collection begins with; without a name it gets one. */
export interface NewCollection {
  name?: string | undefined;
  description?: string | undefined;
  tags?: readonly string[] | undefined;
  icons: readonly StoredIcon[];
}

export interface MadeCollection {
  collection: StoredCollection;
  icons: readonly StoredIcon[];
}

/** Some icons somewhere in the collections, and how many there are. */
export interface FoundIcons {
  icons: readonly (StoredIcon & { collectionIds: readonly string[] })[];
  total: number;
}

/** There is no room for another collection, or for more icons in one. */
export class LimitReached extends Error {
  override readonly name = "LimitReached";
  readonly what: "collections" | "icons";

  constructor(what: LimitReached["what"]) {
    super(`Limit of ${what} reached`);
    this.what = what;
  }
}

/** Where somebody's collections are kept: with their account, or in their browser. */
export interface CollectionBacking {
  /** All collections, with the icons that come along. */
  read(): Promise<CollectionsState>;
  readIcons(id: string): Promise<readonly StoredIcon[]>;
  create(collection: NewCollection): Promise<MadeCollection>;
  copy(id: string): Promise<MadeCollection>;
  /**
   * @param isLast the page is about to go: what is sent must outlive it
   * @returns ids of icons that a collection did not have before
   */
  send(change: CollectionChange, isLast: boolean): Promise<readonly string[]>;
  /** What was deleted can be created again as it was: nothing has to wait until that is no longer wanted. */
  putsBack: boolean;
  /** Takes drawings that a browser has; @returns the id of each that it has from now on, by the one that it had. */
  uploadDrawings?: (collectionId: string, iconIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The page goes before these are done: does them as soon as there is a page again. */
  saveForLater?: (changes: readonly CollectionChange[]) => void;
  /** Icons of all collections whose names hold all words of a term. */
  findIcons(term: string, locale: string): Promise<FoundIcons>;
  /** Ids of the collections that hold an icon. */
  listHolding(iconId: string): Promise<readonly string[]>;
}

/** Something that can still be taken back. */
export interface HeldChange {
  /** Does it for good. */
  send: () => Promise<void>;
  undo: () => void;
}

export type StoreStatus = "unread" | "ready" | "failed" | "offline";

export interface StoreView extends CollectionsState {
  status: StoreStatus;
}

export interface StoreDependencies {
  /** Tells other tabs that something has changed. */
  notify: () => void;
  isOnline: () => boolean;
}

export type CollectionStore = ReturnType<typeof createCollectionStore>;

/** Somebody's collections as their pages show them: every change is seen at once, and taken back when it fails. */
export function createCollectionStore(backing: CollectionBacking, { notify, isOnline }: StoreDependencies) {
  let updates: OptimisticUpdates = { confirmed: noCollections, pending: [] };
  let status: StoreStatus = "unread";
  let view: StoreView = { ...noCollections, status };
  let latestId = 0;
  let reading: Promise<unknown> | undefined;
  /** Changes arrive in the order in which they were made. */
  let sending: Promise<unknown> = Promise.resolve();
  const held = new Set<(isLast: boolean) => Promise<void>>();
  const listeners = new Set<() => void>();

  function show(next: OptimisticUpdates, nextStatus = status): void {
    updates = next;
    status = nextStatus;
    view = { ...showUpdates(updates), status };
    for (const listener of listeners) listener();
  }

  /** Icons that have been read stay, as far as nothing newer has come. */
  const adopt = ({ list, icons, lastUsedId }: CollectionsState) =>
    show({ ...updates, confirmed: { list, icons: { ...updates.confirmed.icons, ...icons }, lastUsedId } }, "ready");

  /** @returns ids of the collections whose icons came along */
  async function read(): Promise<ReadonlySet<string>> {
    try {
      const state = await enqueue(() => backing.read());
      adopt(state);
      return new Set(Object.keys(state.icons));
    } catch {
      if (status !== "ready") show(updates, isOnline() ? "failed" : "offline");
      return new Set();
    }
  }

  async function readAll(): Promise<void> {
    const fresh = await read();
    const { list, icons } = updates.confirmed;
    const others = list.filter(({ id }) => icons[id] !== undefined && !fresh.has(id));
    for (const { id } of others) await readIcons(id).catch(ignore);
  }

  async function readIcons(id: string): Promise<void> {
    const icons = await enqueue(() => backing.readIcons(id));
    show({ ...updates, confirmed: withIcons(updates.confirmed, id, icons) });
  }

  function enqueue<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = sending.then(work, work);
    sending = done.catch(() => undefined);
    return done;
  }

  function start(changes: readonly CollectionChange[]): number {
    const id = ++latestId;
    show(begin(updates, { id, changes }));
    return id;
  }

  async function settle(id: number, changes: readonly CollectionChange[], isLast = false): Promise<string[]> {
    const sendAll = async () => {
      const added: string[] = [];
      for (const change of changes) added.push(...(await backing.send(change, isLast)));
      return added;
    };
    try {
      // A page that goes has no time to wait for what went before.
      const added = await (isLast ? sendAll() : enqueue(sendAll));
      show(confirm(updates, id));
      if (changes.some(mayChangeCode)) await read();
      notify();
      for (const change of changes) reportChange(change);
      return added;
    } catch (cause) {
      show(reject(updates, id));
      throw cause;
    }
  }

  async function insert(how: "created" | "copied", make: () => Promise<MadeCollection>): Promise<StoredCollection> {
    const made = await enqueue(make);
    show({ ...updates, confirmed: applyChange(updates.confirmed, { kind: "create", ...made }) });
    notify();
    reportCreation(how, made.icons.length);
    return made.collection;
  }

  return {
    view: (): StoreView => view,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What a page brought is as good as what would be read. */
    bring: adopt,
    /** Reads the collections, unless that has been done. */
    async open(): Promise<void> {
      await (reading ??= status === "ready" ? Promise.resolve() : read());
    },
    /** Reads again whatever has been read: something has changed elsewhere. */
    async refresh(): Promise<void> {
      await (reading = readAll());
    },
    /** @throws whatever the backing throws */
    readIcons,
    /** Takes over one collection that a page brought. */
    insertCreated({ collection, icons }: MadeCollection): void {
      const { list } = updates.confirmed;
      const isKnown = list.some(({ id }) => id === collection.id);
      const next = isKnown ? list.map((one) => (one.id === collection.id ? collection : one)) : [...list, collection];
      show({ ...updates, confirmed: withIcons({ ...updates.confirmed, list: next }, collection.id, icons) });
    },
    /** Tells other tabs of what was done elsewhere than here. */
    notify,
    listHolding: (iconId: string): Promise<readonly string[]> => enqueue(() => backing.listHolding(iconId)),
    findIcons: (term: string, locale: string): Promise<FoundIcons> => enqueue(() => backing.findIcons(term, locale)),
    create: (collection: NewCollection): Promise<StoredCollection> =>
      insert("created", () => backing.create(collection)),
    copy: (id: string): Promise<StoredCollection> => insert("copied", () => backing.copy(id)),
    /**
     * Seen at once; it is as before when that fails.
     *
     * @returns ids of icons that a collection did not have before
     * @throws whatever the backing throws
     */
    change: (...changes: CollectionChange[]): Promise<string[]> => settle(start(changes), changes),
    /** Deletes a collection: seen at once, done when it can no longer be undone. */
    holdDeletion(collection: StoredCollection): HeldChange {
      const changes: CollectionChange[] = [{ kind: "delete", id: collection.id }];
      const icons = view.icons[collection.id] ?? [];
      const id = start(changes);
      if (backing.putsBack) {
        const done = settle(id, changes);
        const back: CollectionChange[] = [{ kind: "create", collection, icons }];
        return { send: () => done.then(ignore), undo: () => void settle(start(back), back).catch(ignore) };
      }
      const send = async (isLast: boolean) => {
        if (held.delete(send)) await settle(id, changes, isLast);
      };
      held.add(send);
      return {
        send: () => send(false),
        undo() {
          if (held.delete(send)) show(reject(updates, id));
        },
      };
    },
    /** Before the page goes: does everything that could still be undone, and loses nothing that has been seen. */
    flush(): void {
      for (const send of held) void send(true).catch(() => undefined);
      const unfinished = updates.pending.flatMap(({ changes }) => changes);
      if (unfinished.length > 0) backing.saveForLater?.(unfinished);
    },
  };
}

/** What is no longer public gets another address, which only the server knows. */
const mayChangeCode = (change: CollectionChange): boolean =>
  change.kind === "edit" && change.facts.access === "private";

const ignore = () => undefined;
