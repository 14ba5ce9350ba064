import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ServerBuild } from "react-router";
import { chooseSentence } from "../features/browse/choose-sentence.ts";
import type { InlineSources } from "../platform/http/inline-sources.server.ts";

/** A page as it was rendered. */
export interface RenderedPage {
  response: Response;
  body: Buffer;
  /** What stands inline in it, where it is a document. */
  inline: InlineSources | undefined;
}

/** Pages for addresses below which there never was anything. */
export interface MissingPages<Page extends RenderedPage> {
  /** Whether the page for a path can be made from another; a path with a query has a page of its own. */
  covers(path: string): boolean;
  /**
   * The page for a path: from one of the same group, which is rendered where there is none. Undefined where that says more of
   * its address than where it is.
   *
   * @param options.group names all that such pages depend on besides the path
   * @param options.render renders the page for a path
   */
  make(path: string, options: { group: string; render: (path: string) => Promise<Page> }): Promise<Page | undefined>;
}

/** Paths that stand in markup and addresses as they are. */
const plainPath = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;
/** What the router asks for data by. */
const isData = /\.data$/;
const mostPages = 100;
const keptMs = 60_000;
const nameBytes = 12;

/**
 * They differ in nothing but the path that they name: one is rendered for a path that nobody asks for, and its own path put
 * into each of the others, in a tenth of the time.
 */
export function createMissingPages<Page extends RenderedPage>(routes: ServerBuild["routes"]): MissingPages<Page> {
  const known = new Set(Object.values(routes).map((route) => route?.path?.split("/", 1)[0]));
  const kept = new LRUCache<string, { page: Page; parts: readonly Buffer[] }>({ max: mostPages, ttl: keptMs });
  return {
    covers: (path) => plainPath.test(path) && !isData.test(path) && !known.has(path.split("/", 2)[1]),
    async make(path, { group, render }) {
      const { message } = chooseSentence(path);
      const key = `${message} ${group}`;
      let found = kept.get(key);
      if (!found) {
        const otherPath = inventPath(message);
        const page = await render(otherPath);
        const parts = page.body.toString().split(otherPath);
        const isNamedOtherwise = parts.some((part) => part.includes(otherPath.slice(1)));
        if (page.response.status !== 404 || !page.inline || isNamedOtherwise) return undefined;
        found = { page, parts: parts.map((part) => Buffer.from(part)) };
        kept.set(key, found);
      }
      return { ...found.page, body: join(found.parts, Buffer.from(path)) };
    },
  };
}

/** A path that nobody asks for, whose page has this sentence. */
function inventPath(message: string): string {
  for (;;) {
    const path = `/${randomBytes(nameBytes).toString("hex")}`;
    if (chooseSentence(path).message === message) return path;
  }
}

function join(parts: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [between, part])));
}
