import { api } from "../../../browser/api-client.ts";
import { drawingLimits } from "../../../core/svg-sanitizer/drawing-limits.ts";
import { countOwnDrawings, storeOwnDrawings, localPrefix, type OwnDrawing } from "../../../browser/own-drawings.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { notify } from "../../../ui/notifications/notify.ts";
import type { CollectionStore } from "../store/collection-store.ts";
import type { StoredCollection } from "../store/collections-state.ts";
import { reportCreation } from "../store/report-change.ts";
import { notifyOnFailure } from "../store/notify-on-failure.ts";
import { toStoredIcon } from "../store/server-backend.ts";
import {
  drawingsPath,
  uploadLimits,
  uploadsPath,
  type CleanDrawing,
  type RefusedUpload,
  type AcceptedUpload,
} from "../uploads/contract.ts";

/** More faults at once than these are not told one by one. */
const mostFaults = 5;

export interface FilesToAdd {
  store: CollectionStore;
  t: Translator;
  isGuest: boolean;
  /** Undefined is a new one. */
  collection: StoredCollection | undefined;
  files: readonly File[];
  /** Told what is on its way, and that nothing is any more. */
  onProgress?: (files: readonly File[]) => void;
}

/** What became of drawings that were sent. */
interface UploadResult {
  success: Pick<AcceptedUpload, "id" | "notice">[];
  error: Pick<RefusedUpload, "message">[];
}

/** Adds drawings from the desktop: those that are valid, though others are not; what is wrong with those is said. */
export async function addFiles(options: FilesToAdd): Promise<void> {
  const { store, t, isGuest, collection: target, files, onProgress } = options;
  const { valid, faults } = checkFiles(t, files);
  if (valid.length > 0) {
    onProgress?.(valid);
    await notifyOnFailure(t, async () => {
      const collection = target ?? (await store.create({ icons: [] }));
      const answer = await (isGuest ? storeAsGuest : send)({ store, collection }, valid);
      faults.push(...answer.error.map(({ message }) => message));
      const notices = answer.success.flatMap(({ notice }) => notice ?? []);
      for (const text of notices.slice(0, mostFaults)) notify({ text });
      const count = answer.success.length;
      if (count > 0) notify({ type: "success", text: t("collections.added", { count, name: collection.name }) });
    });
    onProgress?.([]);
  }
  for (const text of faults.slice(0, mostFaults)) notify({ type: "danger", text });
}

/** Which files can be drawings by their names and sizes. */
export function checkFiles<One extends Pick<File, "name" | "size">>(
  t: Translator,
  files: readonly One[],
): { valid: One[]; faults: string[] } {
  const valid: One[] = [];
  const faults: string[] = [];
  for (const file of files) {
    const { name, size } = file;
    if (!/\.svg$/i.test(name)) faults.push(t("collections.file.type", { name }));
    else if (size > drawingLimits.bytes) faults.push(t("collections.file.size", { name }));
    else valid.push(file);
  }
  return { valid, faults };
}

interface Target {
  store: CollectionStore;
  collection: StoredCollection;
}

async function send({ store, collection }: Target, files: readonly File[]): Promise<UploadResult> {
  const answer: UploadResult = { success: [], error: [] };
  for (const some of chunkFiles(files)) {
    const result = await sendForm<UploadResult>("PUT", `${uploadsPath}/${collection.id}/icons`, some);
    answer.success.push(...result.success);
    answer.error.push(...result.error);
  }
  await store.readIcons(collection.id);
  store.notify();
  if (answer.success.length > 0) reportCreation("uploaded", answer.success.length);
  return answer;
}

interface CleanResult {
  success: CleanDrawing[];
  error: RefusedUpload[];
  largestPngPx: number;
}

/** Keeps drawings of guests in the browser, once the server has made them harmless. */
async function storeAsGuest({ store, collection: { id } }: Target, files: readonly File[]): Promise<UploadResult> {
  const answer: UploadResult = { success: [], error: [] };
  for (const some of chunkFiles(files)) {
    const inCollection = store.view().icons[id]?.length ?? 0;
    const held = new URLSearchParams({
      drawings: String(await countOwnDrawings()),
      inCollection: String(inCollection),
    });
    const result = await sendForm<CleanResult>("POST", `${drawingsPath}?${held}`, some);
    const drawings = result.success.map(({ name, svg, isColor, isAnimated }): OwnDrawing => ({
      id: localPrefix + crypto.randomUUID().replaceAll("-", ""),
      name,
      svg,
      isColor,
      isAnimated,
      pngSize: result.largestPngPx,
      keptAt: Date.now(),
    }));
    if (drawings.length > 0) {
      await storeOwnDrawings(drawings);
      await store.change({ kind: "add", id, at: new Date().toISOString(), icons: drawings.map(toStoredIcon) });
    }
    answer.success.push(
      ...drawings.map((drawing, index) => ({ id: drawing.id, notice: result.success[index]!.notice })),
    );
    answer.error.push(...result.error);
  }
  return answer;
}

async function sendForm<Result>(method: "PUT" | "POST", path: string, files: readonly File[]): Promise<Result> {
  const body = new FormData();
  for (const file of files) body.append("icons", file, file.name);
  return (await api.send<{ result: Result }>(path, { method, body }))!.result;
}

/** As many together as one call takes, with room for what is between them. */
function chunkFiles(files: readonly File[]): File[][] {
  const chunks: File[][] = [];
  let bytes = 0;
  for (const file of files) {
    const chunk = chunks.at(-1);
    bytes += file.size + 1_024;
    if (chunk && chunk.length < uploadLimits.files && bytes <= uploadLimits.callBytes) chunk.push(file);
    else {
      chunks.push([file]);
      bytes = file.size + 1_024;
    }
  }
  return chunks;
}
