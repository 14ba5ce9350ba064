import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as a form. */
  form?: Record<string, string>;
  json?: unknown;
}

export interface Visit {
  /** Where the last answer came from. */
  url: string;
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
  /** Addresses that led on. */
  hops: string[];
}

/** A browser without pages: it keeps cookies for each host and may follow redirects. */
export interface HttpVisitor {
  /** Cookies by host (with port) and name. */
  cookies: Map<string, Map<string, string>>;
  /** One request. */
  ask(url: string, asking?: Asking): Promise<Visit>;
  /** Follows redirects to their end. */
  go(url: string, asking?: Asking): Promise<Visit>;
}

const mostHops = 20;

export function createHttpVisitor(): HttpVisitor {
  const cookies: HttpVisitor["cookies"] = new Map();

  async function ask(url: string, { method, headers, form, json }: Asking = {}): Promise<Visit> {
    const { host, port, pathname, search, origin } = new URL(url);
    const own = cookies.get(host) ?? new Map<string, string>();
    cookies.set(host, own);
    const body = form ? new URLSearchParams(form).toString() : json === undefined ? undefined : JSON.stringify(json);
    const asked = request({
      // Names below localhost are this machine, which not every resolver knows.
      host: "127.0.0.1",
      port,
      path: pathname + search,
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        host,
        "user-agent": "Mozilla/5.0 Firefox/140.0",
        ...(own.size > 0 && { cookie: [...own].map(([name, value]) => `${name}=${value}`).join("; ") }),
        ...(body !== undefined && {
          origin,
          "content-length": String(Buffer.byteLength(body)),
          "content-type": form ? "application/x-www-form-urlencoded" : "application/json",
        }),
        ...headers,
      },
    });
    asked.end(body);
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    for (const line of response.headers["set-cookie"] ?? []) storeCookie(own, line);
    let text = "";
    for await (const chunk of response.setEncoding("utf8")) text += chunk;
    return { url, status: response.statusCode ?? 0, headers: response.headers, text, hops: [] };
  }

  return {
    cookies,
    ask,
    async go(start, asking) {
      const hops: string[] = [];
      let visit = await ask(start, asking);
      while (visit.headers.location !== undefined) {
        hops.push(visit.url);
        if (hops.length > mostHops) throw new Error(`Redirects without end: ${hops.join(" → ")}`);
        visit = await ask(new URL(visit.headers.location, visit.url).href);
      }
      return { ...visit, hops };
    },
  };
}

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split("; ");
  const name = pair.slice(0, pair.indexOf("="));
  if (attributes.some((attribute) => /^(?:max-age=0|expires=thu, 01 jan 1970.*)$/i.test(attribute)))
    cookies.delete(name);
  else cookies.set(name, pair.slice(pair.indexOf("=") + 1));
}
