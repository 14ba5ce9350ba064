import * as fc from "fast-check";
import { expect, test } from "vitest";
import { adoptCollections } from "./merge-guest-collections.ts";
import { createBrowserBacking, type GuestMemory } from "./guest-backend.ts";
import type { CollectionBacking, NewCollection } from "./collection-store.ts";
import type { CollectionChange, CollectionsState } from "./collections-state.ts";

const names = { favorites: "Favorites", downloaded: "Downloaded", number: (n: number) => `Collection ${n}` };

const now = () => "2026-03-01T00:00:00.000Z";

const named = (id: string) => ({ id, name: id });

function openMemory() {
  let stored: CollectionsState | undefined;
  let latest = 0;
  const memory: GuestMemory = {
    read: async () => stored,
    change: async (work) => void (stored = work(stored)),
    saveForLater: () => undefined,
  };
  return { memory, backing: createBrowserBacking({ memory, names, makeId: () => `${++latest}`, now }) };
}

const own = fc.dictionary(
  fc.constantFrom("Favorites", "App", "Web", "Print"),
  fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { minLength: 1 }),
);

async function collect(backing: CollectionBacking, lists: Record<string, string[]>): Promise<void> {
  for (const [name, ids] of Object.entries(lists)) {
    const icons = ids.map((id) => ({ id, name: id }));
    const favorites = (await backing.read()).list.find(({ isDefault }) => isDefault)!;
    if (name === "Favorites") await backing.send({ kind: "add", id: favorites.id, at: "", icons }, false);
    else await backing.create({ name, icons });
  }
}

async function summarize(backing: CollectionBacking): Promise<Record<string, string[]>> {
  const { list, icons } = await backing.read();
  const described = list.map(({ id, name }) => [name, (icons[id] ?? []).map((icon) => icon.id).toSorted()] as const);
  expect(new Set(described.map(([name]) => name)).size).toBe(described.length);
  return Object.fromEntries(described.filter(([, ids]) => ids.length > 0));
}

/** Calls fail now and then: before they have done anything, or after all of it. */
function makeUnreliable(backing: CollectionBacking, faults: ("before" | "after" | "none")[]): CollectionBacking {
  const wrap =
    <Input extends unknown[], Answer>(call: (...input: Input) => Promise<Answer>) =>
    async (...input: Input): Promise<Answer> => {
      const fault = faults.shift();
      if (fault === "before") throw new Error("lost on the way");
      const answer = await call(...input);
      if (fault === "after") throw new Error("the answer was lost");
      return answer;
    };
  return {
    ...backing,
    read: wrap(() => backing.read()),
    create: wrap((collection: NewCollection) => backing.create(collection)),
    send: wrap((change: CollectionChange, isLast: boolean) => backing.send(change, isLast)),
  };
}

test("after any failures and retries, the account has everything a guest collected, once", async () => {
  const fault = fc.constantFrom("before", "after", "none");
  await fc.assert(
    fc.asyncProperty(own, own, fc.array(fault, { maxLength: 12 }), async (asGuest, before, faults) => {
      const guest = openMemory();
      const account = openMemory();
      await collect(guest.backing, asGuest);
      await collect(account.backing, before);
      const unreliable = makeUnreliable(account.backing, faults);
      let tries = 0;
      while (tries++ < 20) {
        const hasFailed = await adoptCollections(guest.memory, unreliable).then(
          () => false,
          () => true,
        );
        if (!hasFailed) break;
      }
      const all = [...new Set([...Object.keys(asGuest), ...Object.keys(before)])];
      const expected = all.map((name) => [
        name,
        [...new Set([...(asGuest[name] ?? []), ...(before[name] ?? [])])].toSorted(),
      ]);
      expect(await summarize(account.backing)).toEqual(Object.fromEntries(expected));
      expect(await summarize(guest.backing)).toEqual({});
      expect(await adoptCollections(guest.memory, account.backing)).toBe(0);
    }),
  );
});

test("icons stored in the browser are uploaded once, in order, whichever call fails", async () => {
  const faults = fc.array(fc.constantFrom("before", "after", "none"), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(faults, async (planned) => {
      const guest = openMemory();
      const account = openMemory();
      const [favorites] = (await guest.backing.read()).list;
      await guest.backing.create({ name: "App", icons: ["a", "local-1", "b", "local-2"].map(named) });
      await guest.backing.send({ kind: "add", id: favorites!.id, at: "", icons: [named("local-1")] }, false);
      const uploaded: string[] = [];
      const uploadDrawings = async (collectionId: string, ids: readonly string[]) => {
        uploaded.push(...ids);
        const arrived = new Map(ids.map((id) => [id, id.replace("local", "upload")]));
        await account.backing.send(
          { kind: "add", id: collectionId, at: "", icons: [...arrived.values()].map(named) },
          false,
        );
        return arrived;
      };
      const unreliable = { ...makeUnreliable(account.backing, [...planned]), uploadDrawings };
      for (let again = 0; again <= planned.length; again++) {
        await adoptCollections(guest.memory, unreliable).catch(() => 0);
      }
      expect(uploaded.toSorted()).toEqual(["local-1", "local-2"]);
      expect(await summarize(account.backing)).toEqual({
        Favorites: ["upload-1"],
        App: ["a", "b", "upload-1", "upload-2"],
      });
      expect(await summarize(guest.backing)).toEqual({});
      if (!planned.some((fault) => fault !== "none")) {
        const app = (await account.backing.read()).list.find(({ name }) => name === "App")!;
        const order = (await account.backing.readIcons(app.id)).map(({ id }) => id);
        expect(order).toEqual(["a", "upload-1", "b", "upload-2"]);
      }
    }),
  );
});
