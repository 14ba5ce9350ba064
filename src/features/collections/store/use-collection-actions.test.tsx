import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import { TranslatorContext } from "../../../i18n/use-messages.ts";
import type { CollectionStore } from "./collection-store.ts";
import type { StoredCollection } from "./collections-state.ts";
import { useCollectionActions, type CollectionAction } from "./use-collection-actions.ts";

type Actions = ReturnType<typeof useCollectionActions>;

const collection = { id: "a", name: "Trip", access: "public" } as StoredCollection;

test.each([
  ["publish", "public"],
  ["unpublish", "private"],
] as const)("%s makes a collection %s", async (action, access) => {
  const { changes, act } = open();
  await act(collection, action);
  expect(changes).toEqual([expect.objectContaining({ kind: "edit", id: "a", facts: { access } })]);
});

test("no other action changes who sees a collection, not even one that the menu doesn't know", async () => {
  const { changes, act } = open();
  for (const action of ["rename", "duplicate"] as const) await act(collection, action);
  expect(changes).toEqual([expect.objectContaining({ facts: { name: "Trip" } })]);
  await expect(act(collection, "archive" as CollectionAction)).rejects.toThrow(TypeError);
  expect(changes).toHaveLength(1);
});

/** The actions of the menu, and the changes that they make. */
function open() {
  const changes: object[] = [];
  const store = {
    change: (change: object) => Promise.resolve(void changes.push(change)),
    copy: () => Promise.resolve(),
  } as unknown as CollectionStore;
  const opened: Actions[] = [];
  const onActions = (actions: Actions) => void opened.push(actions);
  renderToStaticMarkup(
    <TranslatorContext value={loadTranslator("en", "collectionPages")}>
      <Menu store={store} onActions={onActions} />
    </TranslatorContext>,
  );
  return { changes, act: opened[0]!.act };
}

function Menu({ store, onActions }: { store: CollectionStore; onActions: (actions: Actions) => void }) {
  onActions(useCollectionActions({ store, isGuest: false }));
  return null;
}
