import recurly from "recurly";

const timeoutMs = 15_000;

/** The library has them, its types do not tell. */
const { HttpAdapter, HttpResponse } = recurly as unknown as {
  HttpAdapter: new () => object;
  HttpResponse: new (status: number, headers: Record<string, string>, body: string) => object;
};

/** How Recurly's library asks. @param endpoint in place of Recurly itself */
export function createFetchAdapter(endpoint: string | undefined): object {
  return new FetchAdapter(endpoint);
}

class FetchAdapter extends HttpAdapter {
  readonly #endpoint: string | undefined;
  constructor(endpoint: string | undefined) {
    super();
    this.#endpoint = endpoint;
  }

  async execute(method: string, url: string, headers: Record<string, string>, body: string | null) {
    const { pathname, search, href } = new URL(url);
    const response = await fetch(this.#endpoint === undefined ? href : `${this.#endpoint}${pathname}${search}`, {
      method,
      headers,
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isPdf = response.headers.get("content-type")?.includes("application/pdf");
    return new HttpResponse(
      response.status,
      Object.fromEntries(response.headers),
      bytes.toString(isPdf ? "latin1" : "utf8"),
    );
  }
}
