import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { ApiError, createClient, type Calls, type Icon, type Style } from "../client/client.ts";
import { Failure } from "./failure.ts";

export type FoundIcon = Pick<
  Icon,
  "id" | "name" | "commonName" | "platform" | "iconifyName" | "authorApiCode" | "license" | "url"
>;
export type FoundStyle = Pick<Style, "apiCode" | "seoCode" | "title">;
type WantedFile = Parameters<Calls["convertIcon"]>[0]["body"];

const personAnswer = z.object({ username: z.string() });

/** A file as the site makes it. */
export interface RenderedFile {
  /** As the site calls it, such as `HomeIcon.tsx`; undefined for what is to be pasted. */
  fileName: string | undefined;
  bytes: Buffer;
}

export interface RenderRequest {
  format: string;
  /** What names in the code are made of. */
  name: string;
  customization?: Readonly<Record<string, unknown>> | undefined;
  size?: number | undefined;
}

/** The calls of a site that commands need. All throw `Failure` with what the site says. */
export interface Site {
  readonly origin: string;
  search(
    term: string,
    options: { style?: string | undefined; amount: number; language?: string | undefined },
  ): Promise<FoundIcon[]>;
  /** By id or Iconify name. */
  find(idOrName: string): Promise<FoundIcon | undefined>;
  findStyle(code: string): Promise<FoundStyle | undefined>;
  render(id: string, request: RenderRequest): Promise<RenderedFile>;
  /** @returns id → id in the style */
  swap(ids: readonly string[], style: string): Promise<Map<string, string>>;
  listCollection(id: string): Promise<{ id: string; name: string }[]>;
  /** Whose the key is. */
  whoAmI(): Promise<string>;
}

const mostTries = 6;
const longestWaitSeconds = 90;
const collectionPage = 1000;

/**
 * @param options.onWait called when the site asks to wait
 */
export function createSite(
  origin: string,
  { key, version, onWait }: { key?: string | undefined; version: string; onWait?: (seconds: number) => void },
): Site {
  const headers = {
    "user-agent": `iconarium-cli/${version}`,
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };

  async function send(url: string, init?: RequestInit): Promise<Response> {
    for (let tries = 1; ; tries++) {
      const response = await fetch(url, init).catch((error: unknown) => {
        throw new Failure(`Can’t reach ${origin}: ${explain(error)}.`, "site");
      });
      const seconds = Number(response.headers.get("retry-after") ?? 1);
      const isLater = response.status === 429 || response.status === 503;
      if (!isLater || tries === mostTries || !(seconds <= longestWaitSeconds)) return response;
      await response.body?.cancel();
      onWait?.(seconds);
      await wait(seconds * 1000);
    }
  }

  /** What a call brings; undefined where there is no such thing. */
  async function ask<Answer extends { success: true }>(call: Promise<Answer>): Promise<Answer | undefined> {
    const answer = await call.catch((error: unknown) => explainFailure(error, origin));
    if (answer && !isAnswer(answer)) throw isNoSite(origin);
    return answer;
  }

  const client = createClient({ origin, headers, fetch: send });
  let styles: Promise<FoundStyle[]> | undefined;
  const listStyles = async () => {
    const fields = ["platforms.apiCode", "platforms.seoCode", "platforms.title"];
    return ((await ask(client.listStyles({ fields })))?.platforms ?? []) as FoundStyle[];
  };
  return {
    origin,
    async search(term, { style, amount, language }) {
      const filters = style === undefined ? {} : { style: [style] };
      return (await ask(client.searchIcons({ term, amount, language, ...filters })))?.icons ?? [];
    },
    async find(idOrName) {
      return (await ask(client.getIcon({ id: idOrName })))?.icon;
    },
    async findStyle(code) {
      return (await (styles ??= listStyles())).find(({ apiCode, seoCode }) => apiCode === code || seoCode === code);
    },
    async render(id, { format, name, customization, size }) {
      // The site says what of a project’s file is not as it should be.
      const body = { id, format, name, look: customization, size } as WantedFile;
      const file = await client.convertIcon({ body }).catch((error: unknown) => {
        throw error instanceof ApiError ? new Failure(error.message, "site") : error;
      });
      return { fileName: file.fileName, bytes: Buffer.from(file.bytes) };
    },
    async swap(ids, style) {
      const found = await ask(client.swapIcons({ body: { icons: ids, style } }));
      return new Map(found?.pairs.flatMap(({ from, to }) => (to ? [[from, to] as const] : [])));
    },
    async listCollection(id) {
      const found = await ask(client.listCollectionIcons({ id, limit: collectionPage }));
      if (!found)
        throw new Failure(`No collection ${id}, or it isn’t yours. Private ones need a key: run “iconarium login”.`);
      return found.icons;
    },
    async whoAmI() {
      const response = await send(`${origin}/npm/-/whoami`, { headers });
      const { data } = personAnswer.safeParse(await response.json().catch(() => undefined));
      return data?.username ?? "";
    },
  };
}

/** Other sites answer with JSON too. */
const isAnswer = (answer: { success?: unknown }): boolean => answer.success === true;

const isNoSite = (origin: string) => new Failure(`${origin} doesn’t answer as Iconarium does.`, "site");

/** @returns undefined where there is no such thing @throws Failure */
function explainFailure(error: unknown, origin: string): undefined {
  if (error instanceof ApiError) {
    if (error.status === 404 || error.status === 410) return undefined;
    throw new Failure(error.message, "site");
  }
  throw error instanceof Failure ? error : isNoSite(origin);
}

const explain = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause instanceof Error && cause.message !== "" ? cause.message : message;
};
