import { readFailure } from "../../../browser/api-client.ts";
import { bundleHeaders } from "../../../core/bundles/bundle-calls.ts";
import type { BundleCall } from "./bundle-call.ts";
import { createEntryCounter } from "./count-entries.ts";

export interface BundleProgress {
  /** Files that have begun to arrive. */
  files: number;
  /** Files there will be at most. */
  total: number;
  bytes: number;
}

export interface FetchedBundle extends BundleProgress {
  file: Blob;
  name: string;
}

/**
 * Fetches a ZIP that the server makes while it sends it.
 *
 * @throws ApiFailure for a refusal, TypeError where the connection breaks, DOMException when it was cancelled
 */
export async function fetchBundle(
  { method, path, body }: BundleCall,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: BundleProgress) => void },
): Promise<FetchedBundle> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(path, { method, headers, body: JSON.stringify(body), signal });
  if (!response.ok) throw await readFailure(response);
  const countFiles = createEntryCounter();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const progress = { files: 0, total: Number(response.headers.get(bundleHeaders.entries)), bytes: 0 };
  for (const reader = response.body!.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    progress.bytes += value.length;
    progress.files = countFiles(value);
    onProgress({ ...progress });
  }
  const name = readFileName(response.headers.get("content-disposition")) ?? "icons.zip";
  return { ...progress, name, file: new Blob(pieces, { type: "application/zip" }) };
}

function readFileName(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  return encoded === undefined ? /filename="([^"]+)"/i.exec(disposition ?? "")?.[1] : decodeURIComponent(encoded);
}
