import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { Failure } from "./failure.ts";

const icon = z.object({
  id: z.string(),
  name: z.string(),
  commonName: z.string(),
  /** API code of the style. */
  platform: z.string(),
  iconifyName: z.string(),
  authorApiCode: z.string(),
  license: z.string(),
  url: z.string(),
});
export type FoundIcon = z.infer<typeof icon>;

const style = z.object({ apiCode: z.string(), seoCode: z.string(), title: z.string() });
export type FoundStyle = z.infer<typeof style>;

const failure = z.object({ message: z.string() });
const searchAnswer = z.object({ icons: z.array(icon) });
const iconAnswer = z.object({ icon });
const stylesAnswer = z.object({ platforms: z.array(style) });
const swapAnswer = z.object({ pairs: z.array(z.object({ from: z.string(), to: z.string().nullish() })) });
const collectionAnswer = z.object({
  icons: z.array(z.object({ id: z.string(), name: z.string() })),
  total: z.number(),
});
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

  async function send(path: string, body?: object): Promise<Response> {
    for (let tries = 1; ; tries++) {
      const response = await fetch(origin + path, {
        headers: { ...headers, ...(body && { "content-type": "application/json" }) },
        ...(body && { method: "POST", body: JSON.stringify(body) }),
      }).catch((error: unknown) => {
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

  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body?: object,
  ): Promise<z.infer<Schema> | undefined> {
    const response = await send(path, body);
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel();
      return undefined;
    }
    await assertDone(response, origin);
    const { data, error } = schema.safeParse(await response.json().catch(() => undefined));
    if (error) throw new Failure(`${origin} doesn’t answer as Iconarium does (${path.split("?", 1)[0]}).`, "site");
    return data;
  }

  let styles: Promise<FoundStyle[]> | undefined;
  const listStyles = async () => (await ask(stylesAnswer, "/siteApi/platforms-info"))?.platforms ?? [];
  return {
    origin,
    async search(term, { style: code, amount, language }) {
      const query = new URLSearchParams({
        term,
        amount: String(amount),
        ...(code !== undefined && { style: code }),
        ...(language !== undefined && { language }),
      });
      return (await ask(searchAnswer, `/api/iconsets/v7/search?${query}`))?.icons ?? [];
    },
    async find(idOrName) {
      return (await ask(iconAnswer, `/siteApi/icons/icon?${new URLSearchParams({ id: idOrName })}`))?.icon;
    },
    async findStyle(code) {
      return (await (styles ??= listStyles())).find(({ apiCode, seoCode }) => apiCode === code || seoCode === code);
    },
    async render(id, { format, name, customization, size }) {
      const response = await send("/plainConverter", {
        id,
        format,
        name,
        ...(customization && { look: customization }),
        ...(size !== undefined && { size }),
      });
      await assertDone(response, origin);
      const disposition = response.headers.get("content-disposition") ?? "";
      return {
        fileName: /filename="([^"]+)"/.exec(disposition)?.[1],
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    },
    async swap(ids, code) {
      const found = await ask(swapAnswer, "/siteApi/icons/v1/swap", { ids, style: code });
      return new Map(found?.pairs.flatMap(({ from, to }) => (to ? [[from, to] as const] : [])));
    },
    async listCollection(id) {
      const found = await ask(
        collectionAnswer,
        `/siteApi/collections/v2/${encodeURIComponent(id)}/icons?limit=${collectionPage}`,
      );
      if (!found)
        throw new Failure(`No collection ${id}, or it isn’t yours. Private ones need a key: run “iconarium login”.`);
      return found.icons;
    },
    async whoAmI() {
      const found = await ask(personAnswer, "/npm/-/whoami");
      return found?.username ?? "";
    },
  };
}

async function assertDone(response: Response, origin: string): Promise<void> {
  if (response.ok) return;
  const { data } = failure.safeParse(await response.json().catch(() => undefined));
  throw new Failure(data?.message ?? `${origin} answers with the status ${response.status}.`, "site");
}

const explain = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause instanceof Error && cause.message !== "" ? cause.message : message;
};
