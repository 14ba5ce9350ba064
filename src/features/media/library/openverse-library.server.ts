import { LRUCache } from "lru-cache";
import { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { mediaId, type MediaItem, type MediaLibrary, type MediaPage } from "../contract.ts";
import type { MediaKind } from "../../../core/media/media-vocabulary.ts";

/** Openverse's API. */
export interface OpenverseOptions {
  /** Where its `/images/` is: `https://api.openverse.org/v1`. */
  url: string;
  /** Those who have registered may ask more often, and for more at once. */
  credentials?: { id: string; secret: string } | undefined;
  /** What a term of another language means in English, which most of its pictures are described in. */
  toEnglish: (term: string, locale: Locale) => string;
  /** For tests; milliseconds. */
  timeoutMs?: number;
  now?: () => number;
}

const prefix = "ov-";
const ttlMs = 600_000;
/** Who has just failed is left in peace for a while. */
const pauseMs = 30_000;
const longestAnswerBytes = 4 * 1_048_576;
const mostAtOnce = { anybody: 20, registered: 50 } as const;
/** It gives nobody more than the first results. */
const deepest = 240;
const longestTitle = 200;

const webAddress = z.url({ protocol: /^https?$/ });
const categories: Readonly<Record<MediaKind, string>> = { photo: "photograph", illustration: "illustration" };

/** What is read of a picture; everything else may be as it likes. */
const image = z.object({
  id: z.uuid(),
  title: z.string().nullish(),
  foreign_landing_url: webAddress,
  creator: z.string().nullish(),
  creator_url: webAddress.nullish().catch(null),
  license: z.string().regex(/^[a-z0-9+-]{1,20}$/),
  license_version: z.string().nullish(),
  license_url: webAddress.nullish().catch(null),
  source: z.string().nullish(),
  category: z.string().nullish(),
  tags: z.array(z.object({ name: z.string() })).nullish(),
  mature: z.boolean().nullish(),
  width: z.number().int().positive().nullish(),
  height: z.number().int().positive().nullish(),
});
/** One picture that is not as it should be must not cost the others. */
const searchAnswer = z.object({ result_count: z.number().int().min(0), results: z.array(z.unknown()) });
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export const isOpenverseId = (id: string) => id.startsWith(prefix);

/** Pictures that anybody may use, from Openverse: photos with their authors and licenses. Their small pictures go through this site. */
export function createOpenverseLibrary(options: OpenverseOptions): MediaLibrary {
  const { credentials, toEnglish, timeoutMs = 5000, now = () => performance.now() } = options;
  const base = options.url.replace(/\/+$/, "");
  const perAnswer = credentials ? mostAtOnce.registered : mostAtOnce.anybody;
  const answers = new LRUCache<string, Promise<unknown>>({ max: 500, ttl: ttlMs, perf: { now }, ttlResolution: 0 });
  let failedAtMs = Number.NEGATIVE_INFINITY;
  let token: { text: string; untilMs: number } | undefined;

  async function send(path: string, init: RequestInit = {}): Promise<Buffer | undefined> {
    if (now() - failedAtMs < pauseMs) throw new AppError("unavailable", "Openverse failed a moment ago.");
    try {
      const response = await fetch(`${base}${path}`, {
        ...init,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "error",
      });
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok) {
        await response.body?.cancel();
        throw new RangeError(`it returned ${response.status}`);
      }
      return await readLimited(response);
    } catch (error) {
      failedAtMs = now();
      const reason = error instanceof RangeError ? error.message : (error as Error).name;
      throw new AppError("unavailable", `Openverse failed: ${reason}.`, { cause: error });
    }
  }

  async function authorise(): Promise<Record<string, string>> {
    if (!credentials) return {};
    if (!token || token.untilMs < now()) {
      const body = new URLSearchParams({
        grant_type: "client_credentials",
        client_id: credentials.id,
        client_secret: credentials.secret,
      });
      const bytes = await send("/auth_tokens/token/", { method: "POST", body });
      const { access_token: text, expires_in: seconds } = readAnswer(tokenAnswer, bytes);
      token = { text, untilMs: now() + (seconds - 60) * 1000 };
    }
    return { authorization: `Bearer ${token.text}` };
  }

  function readAnswer<Schema extends z.ZodType>(schema: Schema, bytes: Buffer | undefined): z.infer<Schema> {
    try {
      return schema.parse(JSON.parse(String(bytes)));
    } catch (cause) {
      failedAtMs = now();
      throw new AppError("unavailable", "Openverse sent an invalid response.", { cause });
    }
  }

  /** Whoever asks the same within a while gets the same; failures are not kept. */
  function ask<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema> | undefined> {
    const known = answers.get(path) as Promise<z.infer<Schema> | undefined> | undefined;
    if (known) return known;
    const asked = (async () => {
      const bytes = await send(path, { headers: { accept: "application/json", ...(await authorise()) } });
      return bytes && readAnswer(schema, bytes);
    })();
    answers.set(path, asked);
    asked.catch(() => answers.delete(path));
    return asked;
  }

  return {
    async search({ kind, term, locale, page, perPage }): Promise<MediaPage> {
      const pageSize = Math.min(perPage, perAnswer);
      if (term.trim() === "" || page * pageSize > deepest) return { total: 0, items: [] };
      const query = new URLSearchParams({
        q: toEnglish(term.trim(), locale),
        category: categories[kind],
        license_type: "commercial,modification",
        mature: "false",
        page: String(page),
        page_size: String(pageSize),
      });
      const found = await ask(`/images/?${query}`, searchAnswer);
      const items = (found?.results ?? []).flatMap((result) => {
        const read = image.safeParse(result);
        return read.success && read.data.mature !== true ? [describeImage(read.data, kind)] : [];
      });
      return { total: Math.min(found?.result_count ?? 0, deepest), items: items.slice(0, perPage) };
    },
    async find(id) {
      const found = await findImage(id);
      return found && describeImage(found, found.category === categories.illustration ? "illustration" : "photo");
    },
    async open(id) {
      const found = await findImage(id);
      if (!found) return undefined;
      return {
        version: id,
        type: "raster",
        async read() {
          const bytes = await send(`/images/${found.id}/thumb/`, { headers: await authorise() });
          if (!bytes) throw new AppError("not_found", "This image no longer exists.");
          return bytes;
        },
      };
    },
  };

  async function findImage(id: string): Promise<z.infer<typeof image> | undefined> {
    const uuid = id.slice(prefix.length);
    if (!mediaId.test(id) || !z.uuid().safeParse(uuid).success) return undefined;
    const found = await ask(`/images/${uuid}/`, image);
    return found?.mature === true ? undefined : found;
  }
}

function describeImage(found: z.infer<typeof image>, kind: MediaKind): MediaItem {
  const { creator, creator_url: creatorUrl, license, license_version: version, license_url: licenseUrl } = found;
  const isFree = license === "cc0" || license === "pdm";
  const title = found.title?.trim().slice(0, longestTitle);
  return {
    id: `${prefix}${found.id}`,
    kind,
    isPattern: false,
    title: title || (found.source ?? "Openverse"),
    tags: (found.tags ?? []).slice(0, 30).map(({ name }) => name.slice(0, 60)),
    width: found.width ?? 4,
    height: found.height ?? 3,
    hasVector: false,
    author: {
      name: creator?.trim().slice(0, longestTitle) || (found.source ?? "Openverse"),
      ...(creatorUrl && { url: creatorUrl }),
    },
    license: {
      code: nameLicense(license, version ?? ""),
      title: `${isFree ? "" : "CC "}${license.toUpperCase()} ${version ?? ""}`.trim(),
      requiresAttribution: !isFree,
      requiresNotice: false,
      requiresShareAlike: license.split("-").includes("sa"),
      ...(licenseUrl && { url: licenseUrl }),
    },
    sourceUrl: found.foreign_landing_url,
    credits: [],
  };
}

/** As SPDX writes it. */
function nameLicense(license: string, version: string): string {
  const number = version === "" ? "" : `-${version}`;
  if (license === "pdm") return `PDM${number}`;
  return license === "cc0" ? `CC0${number}` : `CC-${license.toUpperCase()}${number}`;
}

async function readLimited(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > longestAnswerBytes) throw new RangeError("its response was too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
