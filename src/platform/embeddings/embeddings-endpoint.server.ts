import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { normalize } from "../../core/meaning/word-vectors.ts";
import type { Embeddings } from "./embeddings.server.ts";

export interface EndpointOptions {
  /** Where the protocol's `/embeddings` is: `https://api.example/v1`. */
  url: string;
  model: string;
  /** Sent as a bearer token where there is one. */
  apiKey?: string | undefined;
  /** For one text; each one more adds a tenth of it. */
  timeoutMs: number;
  /** Ends what is under way. */
  signal?: AbortSignal;
}

/** An address that speaks the protocol of OpenAI's embeddings; many programs that run models at home do. */
export interface EmbeddingsEndpoint extends Embeddings {
  embed(texts: readonly string[], language?: string): Promise<Float32Array[]>;
}

const answerSchema = z.object({
  data: z.array(z.object({ index: z.number().int().min(0), embedding: z.array(z.number()).min(1).max(8192) })),
});
/** What may be said of as many texts as are asked for at once. */
const longestAnswerBytes = 64 * 1_048_576;

/** Asks an endpoint, once. Neither its key nor what it says in failures gets into errors. */
export function createEmbeddingsEndpoint({
  url,
  model,
  apiKey,
  timeoutMs,
  signal,
}: EndpointOptions): EmbeddingsEndpoint {
  const address = `${url.replace(/\/+$/, "")}/embeddings`;

  async function ask(texts: readonly string[]): Promise<string> {
    const limit = AbortSignal.timeout(Math.ceil(timeoutMs * (1 + (texts.length - 1) / 10)));
    const response = await fetch(address, {
      method: "POST",
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
      redirect: "error",
      headers: { "content-type": "application/json", ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, input: texts, encoding_format: "float" }),
    });
    if (response.ok) return readLimited(response);
    await response.body?.cancel();
    throw new RangeError(`it returned ${response.status}`);
  }

  return {
    model,
    async embed(texts) {
      if (texts.length === 0) return [];
      try {
        const vectors = readVectors(await ask(texts), texts.length);
        if (vectors) return vectors;
        throw new RangeError("its response isn’t a list of vectors, one per text");
      } catch (error) {
        const reason = error instanceof RangeError ? error.message : `it didn’t respond (${(error as Error).name})`;
        throw new AppError("unavailable", `The embeddings endpoint failed: ${reason}.`);
      }
    },
  };
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > longestAnswerBytes) throw new RangeError("its response was too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Unit vectors in the order of the texts; undefined where the answer has not exactly one for each. */
function readVectors(text: string, count: number): Float32Array[] | undefined {
  const { data } = answerSchema.safeParse(parseJson(text)).data ?? {};
  if (data?.length !== count) return undefined;
  const vectors = data
    .toSorted((left, right) => left.index - right.index)
    .map(({ embedding }) => Float32Array.from(embedding));
  const isEven = vectors.every(
    (vector, place) => vector.length === vectors[0]!.length && data.some(({ index }) => index === place),
  );
  return isEven && vectors.every(normalize) ? vectors : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
