import { api } from "../../browser/api-client.ts";
import type { Translator } from "../../i18n/translator.ts";
import { notify } from "../../ui/notify.ts";
import type { CollectionStore } from "./collection-store.ts";
import type { KeptCollection } from "./collections-state.ts";
import { tryChange } from "./try-change.ts";

/** Larger drawings are refused. */
const largestBytes = 102_400;
/** More faults at once than these are not told one by one. */
const mostFaults = 5;

export interface FilesToAdd {
  store: CollectionStore;
  t: Translator;
  isGuest: boolean;
  /** Undefined is a new one. */
  collection: KeptCollection | undefined;
  files: readonly File[];
  /** Told what is on its way, and that nothing is any more. */
  onUnderWay?: (files: readonly File[]) => void;
}

/** What became of drawings that were sent. */
interface UploadAnswer {
  success: readonly { id: string }[];
  error: readonly { name: string; message: string }[];
}

/** Adds drawings from the desktop: those that are valid, though others are not; what is wrong with those is said. */
export async function addFiles(wish: FilesToAdd): Promise<void> {
  const { store, t, isGuest, files, onUnderWay } = wish;
  if (isGuest) return notify({ text: t("collections.file.guest") });
  const { valid, faults } = checkFiles(t, files);
  if (valid.length > 0) {
    onUnderWay?.(valid);
    await tryChange(t, async () => {
      const { collection, answer } = await send(wish, valid);
      faults.push(...answer.error.map(({ message }) => message));
      await store.readIcons(collection.id);
      const count = answer.success.length;
      if (count > 0) notify({ type: "success", text: t("collections.added", { count, name: collection.name }) });
    });
    onUnderWay?.([]);
  }
  for (const text of faults.slice(0, mostFaults)) notify({ type: "danger", text });
}

/** Which files can be drawings by their names and sizes. */
export function checkFiles(
  t: Translator,
  files: readonly Pick<File, "name" | "size">[] | readonly File[],
): { valid: File[]; faults: string[] } {
  const valid: File[] = [];
  const faults: string[] = [];
  for (const file of files as readonly File[]) {
    const { name, size } = file;
    if (!/\.svg$/i.test(name)) faults.push(t("collections.file.type", { name }));
    else if (size > largestBytes) faults.push(t("collections.file.size", { name }));
    else valid.push(file);
  }
  return { valid, faults };
}

async function send({ store, collection: wished }: FilesToAdd, files: readonly File[]) {
  const collection = wished ?? (await store.create({ icons: [] }));
  const body = new FormData();
  for (const file of files) body.append("icons", file, file.name);
  const path = `/siteApi/icons/collections/${collection.id}/icons`;
  return { collection, answer: (await api.send<UploadAnswer>(path, { method: "PUT", body }))! };
}
