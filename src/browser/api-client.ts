/** For how long an answer is used again, and when a new one is fetched behind it. */
export interface CacheRule {
  ttlMs: number;
  /** With less than this left, the answer is still used while a new one is fetched. */
  refreshUnderMs?: number;
}

const minuteMs = 60_000;

export const cacheRules = {
  /** Groups, packs and whatever else changes with the catalogue only. */
  catalogue: { ttlMs: 30 * minuteMs, refreshUnderMs: 5 * minuteMs },
  /** Searches by meaning, and terms that were taken apart. */
  understanding: { ttlMs: 10 * minuteMs },
} as const satisfies Record<string, CacheRule>;

interface FailureBody {
  code: string;
  message: string;
  field: string | undefined;
  metadata: Record<string, boolean> | undefined;
  retryAfterSeconds: number | undefined;
}

/** A call that was answered with a failure. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly status: number;
  /** What our calls say went wrong; `unknown` where the answer is not one of theirs. */
  readonly code: string;
  /** Which input it is about. */
  readonly field: string | undefined;
  readonly metadata: Readonly<Record<string, boolean>> | undefined;
  /** When it may go well, where the server knows. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    {
      code = "unknown",
      message = `The server responded with ${status}`,
      field,
      metadata,
      retryAfterSeconds,
    }: Partial<FailureBody> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
    this.metadata = metadata;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface GetOptions {
  signal?: AbortSignal;
  cache?: CacheRule;
}

export interface ApiClient {
  /**
   * Reads JSON. A refusal that may pass is tried once more. Undefined when the request was aborted.
   *
   * @throws ApiFailure for an answer of 400 and above, TypeError without a connection
   */
  get<Answer>(path: string, options?: GetOptions): Promise<Answer | undefined>;
  /** Reads what a page can do without: null when it cannot be had, which is logged. */
  find<Answer>(path: string, options?: GetOptions): Promise<Answer | null>;
  /** Writes; never tried twice. Undefined when the request was aborted. */
  send<Answer>(
    path: string,
    request: {
      method: "POST" | "PUT" | "PATCH" | "DELETE";
      body?: BodyInit;
      headers?: Record<string, string>;
      /** It outlives the page. */
      keepalive?: boolean;
      signal?: AbortSignal;
    },
  ): Promise<Answer | undefined>;
  /**
   * Has a file made from a JSON request.
   *
   * @throws ApiFailure as `get`, TypeError without a connection, AbortError when the request was aborted
   */
  fetchFile(path: string, body: object, signal?: AbortSignal): Promise<Blob>;
}

interface CacheEntry {
  answer: Promise<unknown>;
  untilMs: number;
  isRefreshing: boolean;
}

const passingStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const cachedAnswers = 200;
const longestPauseSeconds = 3;

/**
 * Calls from the browser.
 *
 * @param options.origin where calls go; null where nobody knows, so that every call fails
 * @param options.now milliseconds
 */
export function createApiClient({
  origin = "",
  now = () => Date.now(),
}: { origin?: string | null; now?: () => number } = {}): ApiClient {
  const call: (path: string, request: RequestInit) => Promise<Response> = (path, request) =>
    origin === null ? Promise.reject(new ApiFailure(0, { code: "not_set_up" })) : fetch(origin + path, request);
  /** Least recently used first. */
  const entries = new Map<string, CacheEntry>();

  async function read(path: string, signal?: AbortSignal): Promise<unknown> {
    const ask = () => call(path, { headers: { accept: "application/json" }, ...(signal && { signal }) });
    const first = await ask();
    if (!passingStatuses.has(first.status)) return readAnswer(first);
    await pauseAfter(first);
    return readAnswer(await ask());
  }

  function cacheAnswer(path: string, answer: Promise<unknown>, { ttlMs }: CacheRule): CacheEntry {
    const entry = { answer, untilMs: now() + ttlMs, isRefreshing: false };
    entries.set(path, entry);
    for (const oldest of [...entries.keys()].slice(0, Math.max(0, entries.size - cachedAnswers)))
      entries.delete(oldest);
    return entry;
  }

  function fetchCached(path: string, rule: CacheRule): Promise<unknown> {
    const answer = read(path);
    const entry = cacheAnswer(path, answer, rule);
    answer.catch(() => entries.get(path) === entry && entries.delete(path));
    return answer;
  }

  /** Until the new answer is there, and when it fails, the old one is good enough. */
  async function refresh(path: string, entry: CacheEntry, rule: CacheRule): Promise<void> {
    entry.isRefreshing = true;
    try {
      const answer = await read(path);
      cacheAnswer(path, Promise.resolve(answer), rule);
    } catch {
      entry.isRefreshing = false;
    }
  }

  function readCached(path: string, rule: CacheRule): Promise<unknown> {
    const known = entries.get(path);
    entries.delete(path);
    const leftMs = known ? known.untilMs - now() : 0;
    if (!known || leftMs <= 0) return fetchCached(path, rule);
    entries.set(path, known);
    if (leftMs < (rule.refreshUnderMs ?? 0) && !known.isRefreshing) void refresh(path, known, rule);
    return known.answer;
  }

  async function get<Answer>(path: string, { signal, cache }: GetOptions = {}): Promise<Answer | undefined> {
    try {
      const answer = await (cache ? readCached(path, cache) : read(path, signal));
      return signal?.aborted ? undefined : (answer as Answer);
    } catch (cause) {
      if (signal?.aborted) return undefined;
      throw cause;
    }
  }

  return {
    get,
    async find<Answer>(path: string, options?: GetOptions) {
      try {
        return (await get<Answer>(path, options)) ?? null;
      } catch (cause) {
        // oxlint-disable-next-line no-console -- the page goes on without, whoever looks for the reason finds it here
        console.warn(`Couldn’t fetch ${path}:`, cause);
        return null;
      }
    },
    async send<Answer>(path: string, request: Parameters<ApiClient["send"]>[1]) {
      try {
        return (await readAnswer(await call(path, request))) as Answer;
      } catch (cause) {
        if (request.signal?.aborted) return undefined;
        throw cause;
      }
    },
    async fetchFile(path, body, signal) {
      const response = await call(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
      if (!response.ok) throw await readFailure(response);
      return response.blob();
    },
  };
}

/** The site's own calls, with one memory for all of the page. */
export const api: ApiClient = createApiClient({ origin: findApiUrl() });

/** The page says where its calls go. */
function findApiUrl(): string | null {
  const url = typeof document === "undefined" ? "" : document.documentElement.dataset["apiUrl"];
  // oxlint-disable-next-line no-console -- whoever built such a page finds the reason here
  if (url === undefined) console.error("The page has no API URL (data-api-url), so no calls are made.");
  return url ?? null;
}

/** A server that has too much to do says when to come again. */
function pauseAfter({ status, headers }: Response): Promise<void> | undefined {
  const seconds = status === 503 ? Number(headers.get("retry-after")) : 0;
  return seconds > 0
    ? new Promise((done) => void setTimeout(done, Math.min(seconds, longestPauseSeconds) * 1000))
    : undefined;
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  throw await readFailure(response);
}

/** What an answer of 400 and above says. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const failure = (await response.json().catch(() => undefined)) as Partial<FailureBody> | undefined;
  const seconds = Number(response.headers.get("retry-after"));
  return new ApiFailure(response.status, { ...failure, ...(seconds > 0 && { retryAfterSeconds: seconds }) });
}
