import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { requestContext } from "./context.ts";
import { NonceContext } from "./ui/nonce-context.ts";
import { stampWith } from "./ui/stamp.ts";

/** The server hands each request's context over under this key: it must be the one the pages were built with. */
export { requestContext };

stampWith(renderToString);

const renderTimeoutMs = 10_000;
const documentStart = "<!DOCTYPE html>";
const documentEnd = "</body></html>";
/** What React leaves in place of a part that has to wait for something. */
const unfinishedPart = "<!--$!-->";

const documents = new WeakMap<Response, Buffer>();

/** The document of a response made here. It travels beside the response, whose body would be copied again and again. */
export function takeDocument(response: Response): Buffer | undefined {
  return documents.get(response);
}

/** Renders the whole page at once: a finished page can be compressed once, tagged and kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  // Development has no content policy, and its stylesheets are compared with those in the browser, where nonces are hidden.
  const nonce = import.meta.env.DEV ? "" : context.get(requestContext).nonce;
  const { serverHandoffStream, ...rest } = routerContext;
  const html = await renderPage(
    <NonceContext value={nonce}>
      <ServerRouter context={rest} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  const isHydrated = serverHandoffStream && rest.renderMeta?.didRenderScripts;
  const handoff = isHydrated ? await printHandoff(serverHandoffStream, nonce) : [];
  const end = html.lastIndexOf(documentEnd);
  const response = new Response(null, { status, headers });
  documents.set(response, Buffer.concat([html.subarray(0, end), ...handoff, html.subarray(end)]));
  return response;
}

/** At once where nothing has to wait, which costs much less; otherwise as soon as all is there. */
export async function renderPage(page: React.ReactNode): Promise<Buffer> {
  try {
    const html = Buffer.from(documentStart + renderToString(page));
    if (!html.includes(unfinishedPart)) return html;
  } catch {
    // Rendered once more, it waits, or fails for good.
  }
  return renderPatiently(page);
}

function renderPatiently(page: React.ReactNode): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const timer = setTimeout(() => abort(new Error("the page took too long to render")), renderTimeoutMs);
  const { pipe, abort } = renderToPipeableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Also called after a failure, and then what is read here fails once more.
    onAllReady: () => void buffer(pipe(new PassThrough())).then(resolve, reject),
    onError: reject,
  });
  return promise.finally(() => clearTimeout(timer));
}

/** What the loaders gave, as React Router's own component prints it; that one renders a boundary for every piece of it. */
async function printHandoff(stream: ReadableStream<Uint8Array>, nonce: string): Promise<Buffer[]> {
  const open = nonce === "" ? "<script>" : `<script nonce="${nonce}">`;
  const controller = "window.__reactRouterContext.streamController";
  const start = Buffer.from(`${open}${controller}.enqueue(String.raw\``);
  return [start, escapeJson(await buffer(stream)), Buffer.from(`\`);${controller}.close();</script>`)];
}

/** Mostly there is nothing to escape, and the bytes are used as they are. */
function escapeJson(json: Buffer): Buffer {
  const isSafe = !["`", "$", "<"].some((character) => json.includes(character));
  return isSafe ? json : Buffer.from(json.toString().replaceAll(/[`$<]/g, escapeCharacter));
}

/** As JSON writes it, so that no data ends the literal or the script; all that stands outside of its strings is harmless. */
const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
