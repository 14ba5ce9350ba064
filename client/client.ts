import { operations, type Calls, type ReceivedFile } from "./operations.data.ts";

export type * from "./operations.data.ts";

export interface ClientOptions {
  /** Of the site, such as `https://icons.example`. */
  origin: string;
  /** An API key, for calls as its owner. */
  key?: string | undefined;
  /** Sent with each call. */
  headers?: Readonly<Record<string, string>>;
  /** In place of the one of the platform, to retry or to log. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** A call that the site refused. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Stable, such as `invalid_input`; undefined where something else than the site answered. */
  readonly code: string | undefined;
  /** What caused it: a parameter, or the path of a field of the body. */
  readonly field: string | undefined;
  /** The values that `field` may have, where they are a closed list. */
  readonly allowed: readonly string[] | undefined;
  /** When it may go well. */
  readonly retryAfterSeconds: number | undefined;

  constructor(response: Response, failure: Failure) {
    super(failure.message ?? `${response.url} answers with the status ${response.status}.`);
    const wait = Number(response.headers.get("retry-after") ?? Number.NaN);
    this.status = response.status;
    this.code = failure.code;
    this.field = failure.field;
    this.allowed = failure.allowed;
    this.retryAfterSeconds = Number.isNaN(wait) ? undefined : wait;
  }
}

interface Failure {
  message?: string;
  code?: string;
  field?: string;
  allowed?: string[];
}

type Value = string | number | boolean | readonly string[] | readonly number[];
type Values = Readonly<Record<string, Value | undefined>>;
type Input = Values & { readonly body?: unknown };

/** The calls of a site as functions. All throw `ApiError` where the site refuses, and as `fetch` does. */
export function createClient({ origin, key, headers = {}, fetch: send = fetch }: ClientOptions): Calls {
  const call = (name: keyof Calls) => {
    const [method, path, kind] = operations[name];
    return async ({ body, ...values }: Input = {}): Promise<unknown> => {
      const form = body instanceof FormData ? body : undefined;
      const isJson = body !== undefined && !form;
      const response = await send(formatUrl(origin, path, values), {
        method,
        headers: {
          ...headers,
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
          ...(isJson && { "content-type": "application/json" }),
        },
        ...(isJson && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
      });
      if (!response.ok) throw new ApiError(response, (await response.json().catch(() => ({}))) as Failure);
      if (kind === "json") return response.json();
      return kind === "file" ? readFile(response) : response.body?.cancel();
    };
  };
  const names = Object.keys(operations) as (keyof Calls)[];
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Calls;
}

/** Places of the path are filled, and all else is in the query; lists are comma separated. */
function formatUrl(origin: string, path: string, values: Values): string {
  const filled = new Set<string>();
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_text, name: string) => {
    filled.add(name);
    return String(values[name]).split("/").map(encodeURIComponent).join("/");
  });
  const url = new URL(pathname, origin);
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && !filled.has(name)) url.searchParams.set(name, String(value));
  }
  return url.href;
}

async function readFile(response: Response): Promise<ReceivedFile> {
  const disposition = response.headers.get("content-disposition") ?? "";
  const [mediaType = ""] = (response.headers.get("content-type") ?? "").split(";");
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    mediaType,
    fileName: /filename="([^"]+)"/.exec(disposition)?.[1],
  };
}
