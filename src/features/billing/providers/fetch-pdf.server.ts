const timeoutMs = 20_000;
const mostBytes = 10_000_000;

/** Fetches an invoice from where its provider says that it lies. */
export async function fetchPdf(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`the invoice PDF returned ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error("the invoice PDF is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
