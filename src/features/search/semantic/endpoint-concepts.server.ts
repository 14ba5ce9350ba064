import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ColumnFile, writeColumns } from "../../../core/columns/columns.ts";
import { AppError } from "../../../core/errors.ts";
import { NearestConcepts } from "../../../core/meaning/concept-vectors.ts";
import type { Meaning } from "../../../core/meaning/meaning.ts";
import { asSigned, quantize } from "../../../core/meaning/word-vectors.ts";
import { replaceFile } from "../../../platform/replace-file.server.ts";
import type { EmbeddingsEndpoint } from "../../../platform/embeddings/embeddings-endpoint.server.ts";

const textsAtOnce = 64;
const attempts = 3;
const firstPauseMs = 500;

/** Concepts that vectors of as many dimensions can be compared with. */
export interface EndpointConcepts {
  nearest: NearestConcepts;
  dimensions: number;
}

/**
 * The concepts of a catalogue as a model behind an endpoint sees them: asked for in batches, what is known already read from
 * `folder`, where there is one file a model. A text that was asked about once is never asked about again, also for the next
 * catalogue; unless vectors have another length by now: then the name stands for another model.
 *
 * @throws AppError `unavailable` where the endpoint fails; what it has answered until then is kept
 */
export async function describeByEndpoint(
  meaning: Meaning,
  endpoint: EmbeddingsEndpoint,
  folder: string,
): Promise<EndpointConcepts> {
  const { texts, concepts } = meaning.descriptions();
  const file = join(folder, `${createHash("sha256").update(endpoint.model).digest("hex").slice(0, 16)}.bin`);
  const known = await readKnown(file);
  const wanted = [...new Set(texts)];
  let missing = wanted.filter((text) => !known.has(text));
  try {
    for (let start = 0; start < missing.length; start += textsAtOnce) {
      const batch = missing.slice(start, start + textsAtOnce);
      const vectors = await embedPatiently(batch, endpoint);
      if (known.size > 0 && vectors[0]!.length !== lengthOf(known)) {
        if (start > 0) throw new AppError("unavailable", "The embeddings endpoint changed the length of its vectors.");
        known.clear();
        missing = [...batch, ...wanted.filter((text) => !batch.includes(text))];
      }
      for (const [place, text] of batch.entries()) known.set(text, quantize(vectors[place]!));
    }
  } finally {
    if (missing.length > 0 && known.size > 0) await store(file, folder, known);
  }
  const dimensions = lengthOf(known);
  const vectors = new Int8Array(texts.length * dimensions);
  for (const [place, text] of texts.entries()) vectors.set(known.get(text)!, place * dimensions);
  return {
    nearest: new NearestConcepts({ concepts, vectors }, { count: meaning.conceptCount, dimensions }),
    dimensions,
  };
}

const lengthOf = (known: ReadonlyMap<string, Int8Array>) => known.values().next().value!.length;

/** Asks again after a pause, longer each time: endpoints have limits, and start anew. */
async function embedPatiently(texts: readonly string[], endpoint: EmbeddingsEndpoint): Promise<Float32Array[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await endpoint.embed(texts);
    } catch (error) {
      if (attempt === attempts) throw error;
      await delay(firstPauseMs * 2 ** attempt, undefined, { ref: false });
    }
  }
}

/** What cannot be read is asked for anew. */
async function readKnown(file: string): Promise<Map<string, Int8Array>> {
  try {
    const columns = new ColumnFile(new Uint8Array(await readFile(file)));
    const texts = [...columns.strings("texts")];
    const vectors = asSigned(columns.u8("vectors"));
    const dimensions = vectors.length / texts.length;
    return new Map(texts.map((text, place) => [text, vectors.subarray(place * dimensions, (place + 1) * dimensions)]));
  } catch {
    return new Map();
  }
}

/** A process that dies on the way leaves the file as it was. */
async function store(file: string, folder: string, known: ReadonlyMap<string, Int8Array>): Promise<void> {
  const dimensions = lengthOf(known);
  const vectors = new Uint8Array(known.size * dimensions);
  for (const [place, vector] of [...known.values()].entries()) {
    vectors.set(new Uint8Array(vector.buffer, vector.byteOffset, dimensions), place * dimensions);
  }
  await mkdir(folder, { recursive: true });
  await replaceFile(
    file,
    writeColumns(
      new Map<string, readonly string[] | Uint8Array>([
        ["texts", [...known.keys()]],
        ["vectors", vectors],
      ]),
    ),
  );
}
