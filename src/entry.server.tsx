import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { requestContext } from "./context.ts";
import { NonceContext } from "./ui/nonce-context.ts";

/** The server hands each request's context over under this key: it must be the one the pages were built with. */
export { requestContext };

const renderTimeoutMs = 10_000;

/** Renders the whole page into one buffer: a finished page can be compressed once, tagged and kept. */
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
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const html = await renderPage(page, nonce);
  return new Response(html, { status, headers });
}

function renderPage(page: React.ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
      done();
    },
  });
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(sink),
    onError: reject,
  });
  const timer = setTimeout(() => abort(new Error("the page took too long to render")), renderTimeoutMs);
  promise.catch(() => clearTimeout(timer));
  return promise;
}
