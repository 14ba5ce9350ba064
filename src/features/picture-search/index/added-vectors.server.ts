import { join } from "node:path";
import { renderDocument } from "../../../core/svg/document/render-document.ts";
import type { Log } from "../../../platform/log.server.ts";
import { workOn } from "../../../platform/workers/work-client.server.ts";
import { pictureDimensions } from "../../../core/pictures/describe-picture.ts";
import type { OpenCatalogue } from "../../catalogue/contract.ts";
import type { DrawingDescriber } from "../contract.ts";
import { openVectorFile } from "./vector-file.server.ts";

/** How drawings look that the compiled snapshot does not have among its first: of published icons, and of those that remain where the first one was taken down. */
export interface AddedVectors {
  /** Looks at what is new in it, in the background. */
  follow(opened: OpenCatalogue): void;
  /** Whether nothing is left to look at. */
  readonly isReady: boolean;
  /** Views of a drawing; none where they are not known. */
  vectorsOf(key: number): readonly Int8Array[];
  close(): void;
}

const drawingsAtOnce = 16;
const retryMs = 60_000;

/** Looks are kept in a folder, so that each drawing is looked at once. */
export function createAddedVectors(deps: { describer: DrawingDescriber; folder: string; log: Log }): AddedVectors {
  const { describer, folder, log } = deps;
  const known = new Map<number, readonly Int8Array[]>();
  const file = openVectorFile(
    { folder: join(folder, "added"), version: describer.version, dimensions: pictureDimensions },
    ({ key, vectors }) =>
      known.set(
        key,
        vectors.map((vector) => vector.slice()),
      ),
  );
  let followed: OpenCatalogue | undefined;
  let isWorking = false;
  let isReady = true;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function describeSome({ catalogue, drawings }: OpenCatalogue, ordinals: readonly number[]): Promise<void> {
    const keys = catalogue.drawingKeys();
    const documents = ordinals.map((ordinal) => renderDocument(drawings.read(ordinal), catalogue.viewBox(ordinal)));
    const { vectors: looks } = await workOn(() => describer.describe(documents));
    if (isClosed) return;
    const described = ordinals.map((ordinal, place) => ({ key: keys[ordinal]!, vectors: looks[place]! }));
    file.append(described);
    for (const { key, vectors } of described) known.set(key, vectors);
  }

  async function describeMissing(): Promise<void> {
    if (isWorking || !followed) return;
    isWorking = true;
    try {
      for (let missing = listMissing(followed, known); missing.length > 0; missing = listMissing(followed, known)) {
        await describeSome(followed, missing.slice(0, drawingsAtOnce));
        if (isClosed) return;
      }
      isReady = true;
    } catch (error) {
      log.warn(error, "Published icons are not indexed for now");
      if (!isClosed) retry = setTimeout(() => void describeMissing(), retryMs).unref();
    } finally {
      isWorking = false;
    }
  }

  return {
    get isReady() {
      return isReady;
    },
    follow(opened) {
      followed = opened;
      isReady = listMissing(opened, known).length === 0;
      void describeMissing();
    },
    vectorsOf: (key) => known.get(key) ?? [],
    close() {
      isClosed = true;
      clearTimeout(retry);
      file.close();
    },
  };
}

/** Ordinals of the drawings whose looks are kept here. */
export function listAddedDrawings({ catalogue, compiled }: OpenCatalogue): number[] {
  const added: number[] = [];
  if (catalogue === compiled) return added;
  for (let ordinal = compiled.distinctCount; ordinal < catalogue.listedCount; ordinal++) {
    if (catalogue.originalOf(ordinal) === ordinal && catalogue.isListed(ordinal)) added.push(ordinal);
  }
  return added;
}

function listMissing(opened: OpenCatalogue, known: ReadonlyMap<number, unknown>): number[] {
  const keys = opened.catalogue.drawingKeys();
  return listAddedDrawings(opened).filter((ordinal) => !known.has(keys[ordinal]!));
}
