import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { requestContext, type RequestContext } from "./context.ts";
import { describeSite } from "./site/describe-site.ts";
import type { MarkedInlineSources } from "./platform/http/inline-sources.server.ts";
import { InlineMark } from "./ui/foundation/inline-mark.ts";
import { stampWith } from "./ui/foundation/stamp.ts";

/** The server hands each request's context over under this key: it must be the one the pages were built with. */
export { requestContext };

stampWith(renderToString);

const renderTimeoutMs = 10_000;
const scriptStart = Buffer.from("<script>");
const scriptEnd = Buffer.from("</script>");
const documentStart = "<!DOCTYPE html>";
const documentEnd = "</body></html>";
/** What React leaves in place of a part that has to wait for something. */
const unfinishedPart = "<!--$!-->";
/** Its end, which is found in a twentieth of the time: few of a page's characters are what it begins with. */
const unfinishedEnd = "$!-->";

const documentOf = Symbol("document");

/** The document of a response made here. It travels beside the body, which would be copied again and again. */
export function extractDocument(response: Response & { [documentOf]?: Buffer }): Buffer | undefined {
  return response[documentOf];
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
  completeError(routerContext, context.get(requestContext));
  // Development has no content policy, and its stylesheets are compared with those in the browser.
  const inline = import.meta.env.DEV ? undefined : context.get(requestContext).inline;
  const { serverHandoffStream, ...rest } = routerContext;
  const handoff = serverHandoffStream ? await renderHandoff(serverHandoffStream) : [];
  const document = await renderPage(
    <InlineMark value={inline?.mark}>
      <ServerRouter context={rest} url={request.url} {...(inline && { nonce: inline.mark })} />
    </InlineMark>,
    { inline, listEnd: () => (rest.renderMeta?.didRenderScripts ? handoff : []) },
  );
  // The router has getters that V8 keeps together with all they can see until its next full collection.
  rest.staticHandlerContext.loaderData = {};
  return Object.assign(new Response(null, { status, headers }), { [documentOf]: document });
}

/**
 * An error page needs what the root says, also where no loader ran: no route matches, a middleware failed, or the root itself.
 * What is thrown here React Router shows anew, with what is there then, to the browser as well.
 */
function completeError({ staticHandlerContext }: EntryContext, context: RequestContext): void {
  const { errors, loaderData } = staticHandlerContext;
  if (!errors || loaderData["root"] !== undefined) return;
  staticHandlerContext.loaderData = { ...loaderData, root: describeSite(context) };
  throw Object.values(errors)[0];
}

interface PageParts {
  /** Marks inline scripts and styles as ours. */
  inline?: MarkedInlineSources | undefined;
  /** Asked once the page is rendered for the texts of the script at its end. */
  listEnd?: () => readonly Buffer[];
}

/** At once where nothing has to wait, which costs much less; otherwise as soon as all is there. */
export async function renderPage(
  page: React.ReactNode,
  { inline, listEnd = () => [] }: PageParts = {},
): Promise<Buffer> {
  const finish = (html: string) => {
    const end = listEnd();
    if (end.length > 0) inline?.addScript(...end);
    return addEnd(write(inline ? inline.unmark(putScriptsLast(html)) : html), end);
  };
  try {
    const html = documentStart + renderToString(page);
    if (!html.includes(unfinishedEnd) || !html.includes(unfinishedPart)) return finish(html);
  } catch {
    // Rendered once more, it waits, or fails for good.
  }
  return finish((await renderPatiently(page)).toString());
}

const scriptPreload = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g;
const moduleScript = ' type="module" async="">';
const onceSeen = "await new Promise(go=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)));";

/**
 * What a page looks like comes before what it can do: scripts are fetched once the page has been painted. The router's own tags
 * ask for them before the styles, as urgently.
 */
export function putScriptsLast(html: string): string {
  const headEnd = html.indexOf("</head>");
  const start = html.lastIndexOf(moduleScript) + moduleScript.length;
  if (headEnd === -1 || start < headEnd) return html;
  const head = html.slice(0, headEnd);
  const scripts = JSON.stringify([...head.matchAll(scriptPreload)].map(([, href]) => href));
  const fetchAll = `for(let href of ${scripts})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
  const end = html.indexOf("</script>", start);
  const imports = html
    .slice(start, end)
    .replaceAll(/^import (".*?");/gm, "await import($1);")
    .replaceAll(/^import \* as (\w+) from (".*?");/gm, "const $1=await import($2);");
  return (
    head.replaceAll(scriptPreload, "") + html.slice(headEnd, start) + onceSeen + fetchAll + imports + html.slice(end)
  );
}

/** Pages are written here and copied from here: to find out first how long one is takes as long as to write it. */
const sheet = Buffer.allocUnsafeSlow(1_048_576);
const mostBytesPerCharacter = 3;

/** What is returned is good until the next call. */
function write(html: string): Buffer {
  if (html.length * mostBytesPerCharacter > sheet.length) return Buffer.from(html);
  return sheet.subarray(0, sheet.write(html));
}

/** A copy. */
function addEnd(html: Buffer, parts: readonly Buffer[]): Buffer {
  const end = html.lastIndexOf(documentEnd);
  const script = parts.length > 0 ? [scriptStart, ...parts, scriptEnd] : [];
  return Buffer.concat(end === -1 ? [html, ...script] : [html.subarray(0, end), ...script, html.subarray(end)]);
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
async function renderHandoff(stream: ReadableStream<Uint8Array>): Promise<Buffer[]> {
  const controller = "window.__reactRouterContext.streamController";
  const start = Buffer.from(`${controller}.enqueue(String.raw\``);
  const json: Uint8Array[] = [];
  // Without waiting for the event loop, as Node's own `buffer` does.
  for await (const part of stream) json.push(part);
  return [start, escapeJson(Buffer.concat(json)), Buffer.from(`\`);${controller}.close();`)];
}

/** Mostly there is nothing to escape, and the bytes are used as they are. */
function escapeJson(json: Buffer): Buffer {
  const isSafe = !["`", "$", "<"].some((character) => json.includes(character));
  return isSafe ? json : Buffer.from(json.toString().replaceAll(/[`$<]/g, escapeCharacter));
}

/** As JSON writes it, so that no data ends the literal or the script; all that stands outside of its strings is harmless. */
const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
