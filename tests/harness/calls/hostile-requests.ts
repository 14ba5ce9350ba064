import type { Place } from "./hostile-places.ts";

export interface HostileRequest {
  method: string;
  /** As it goes over the wire. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Numbers from 0 to 1. */
type Random = () => number;

const uuid = "00000000-0000-4000-8000-000000000000";

/** What no place hopes to be told. */
const values: readonly string[] = [
  ["", " ", "0", "-1", "1e309", "NaN", "99999999999999999999", "null", "undefined", "true", "[]", "{}", "1.5"],
  ["\0", "a\0b", "\n", "a\r\nb", "\u2028", "\u2029", "\u0085", "\t", "\uFEFF", "\u202E", "\u00E9", "e\u0301"],
  ["あ", "эмодзи", "😀", "\uD800", "%", "%zz", "%00", "\\", "/", "//evil.example", "/\\evil.example", "..", "../../.."],
  ["__proto__", "constructor", "toString", "hasOwnProperty", "'", '"', "`", "<b>", "a;b", "a,b", "a=b", "*", "?", "#"],
  ["' or 1=1 --", "${7*7}", "{{7}}", "a".repeat(300), "é".repeat(3_000), "(".repeat(200), "-".repeat(64), "--", "--a"],
  [uuid, uuid.replaceAll("0", "G"), `${uuid}\n`, `upload-${uuid}`, "aaaaaaaaa", "home", "animals", "lucide", "google"],
  [
    "/icons",
    "/あ",
    "/icons?path=/あ",
    "https://evil.example",
    "javascript:alert(1)",
    "en",
    "de-DE",
    "zz",
    "svg",
    "png",
  ],
  ["platform", "subscriptions", "2026-02-30", "-0", "0x10", "+1", "1 ", "٣", "Ⅷ", "ſ", "İ", "a@b", "é@example.com"],
].flat();

const headerValues: readonly string[] = [
  ["", "*", "é", "\u00FF", "a".repeat(2_000), "text/html;q=x", "en;q=2,*;q=-1", "bytes=0-", "bytes=9-1,x", "null"],
  ["Bearer", "Bearer \u00E9", "Basic e30=", "Thu, 99 Jan 2020", '"', 'W/"a", W/"', "gzip;q=0,identity;q=0", "br, zstd"],
  [
    "http://[",
    "https://evil.example",
    "[::1",
    "localhost:99999",
    "a b",
    "navigate",
    "same-origin",
    "cross-site",
    "1e9",
  ],
].flat();
const headerNames =
  `accept accept-encoding accept-language authorization range if-none-match if-modified-since if-range origin
  referer user-agent sec-fetch-site sec-fetch-mode purpose uid cid fingerprint x-captcha-token x-forwarded-for x-forwarded-host
  x-forwarded-proto forwarded host api-key stripe-signature x-http-method-override upgrade-insecure-requests dnt`.split(
    /\s+/,
  );
const cookieNames = `token lang region referral uid cid paid client passage attempt consent language theme collections
  timezone grid look __Host-token __Host-cid __Secure-attempt i8token __proto__`.split(/\s+/);
const bodyTypes = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "application/json; charset=utf-7",
  "é",
];
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"];

/** What stands in valid bodies for something that there is. */
const isPlaceholder = (text: string) => text === "none" || text.endsWith(uuid);

/**
 * Makes requests that nobody who means well makes, each out of one that is well.
 *
 * @param known ids of what there is
 * @returns makes the next one, for somebody who has what `own` names
 */
export function createHostileRequests(random: Random, places: readonly Place[], known: readonly string[]) {
  const chance = (share: number) => random() < share;
  let own: readonly string[] = [];
  const pickKnown = () => (own.length > 0 && chance(0.6) ? pick(own) : pick(known));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const pickValue = () => (chance(0.1) ? pick(values) + pick(values) : pick(values));

  function writePart(value: string): string {
    if (chance(0.03)) return pick(["%", "%ff", "%C3%28", "%ED%A0%80", "%u2028", "\u00E9", "%2F", "%2e%2e", "%5C"]);
    return encodeURIComponent(value.toWellFormed());
  }

  function writePath({ path, isPage }: Place): string {
    const filled = path.replaceAll(/:\w+|\*/g, () => writePart(chance(0.5) ? pickKnown() : pickValue()));
    // As browsers ask for the data of a page that somebody goes to.
    if (isPage && chance(0.3)) return `${filled === "/" ? "/_root" : filled}.data`;
    if (chance(0.1)) return filled + writePart(pickValue());
    if (chance(0.04)) return `${filled}/${writePart(pickValue())}`;
    if (chance(0.03)) return `${filled}--${writePart(pickValue())}`;
    if (chance(0.02)) return `${filled}.data`;
    return chance(0.01) ? `//${filled}` : filled;
  }

  function writeQuery({ query }: Place): string {
    if (chance(0.3)) return "";
    const names = query.length > 0 && chance(0.9) ? query : ["a", "__proto__", "a[]", "a.b", "lang", "page", "term"];
    const pairs = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
      const name = chance(0.95) ? pick(names) : writePart(pickValue());
      return chance(0.05) ? name : `${name}=${writePart(chance(0.15) ? pickKnown() : pickValue())}`;
    });
    return `?${pairs.join("&")}`;
  }

  /** The same with one thing in it changed, anywhere. */
  function spoil(value: unknown, depth = 0): unknown {
    if (chance(0.12) || typeof value !== "object" || value === null) return chance(0.8) ? pickOther() : value;
    if (Array.isArray(value)) {
      if (chance(0.1)) return Array.from({ length: 300 }, () => value[0] as unknown);
      return value.length === 0 || chance(0.2)
        ? [...(value as unknown[]), pickOther()]
        : value.map((item) => spoil(item));
    }
    const entries = Object.entries(value);
    const at = Math.floor(random() * (entries.length + 1));
    const changed = entries.flatMap(([name, item], index) => {
      if (index !== at) return [[name, item]];
      return chance(0.3) ? [] : [[name, chance(0.5) && depth < 4 ? spoil(item, depth + 1) : pickOther()]];
    });
    const more = at === entries.length ? [[pickValue(), pickOther()]] : [];
    return Object.fromEntries([...changed, ...more] as [string, unknown][]);
  }

  /** The same about what there is: only then does a call go on to what it does. */
  function fillIn(value: unknown): unknown {
    if (typeof value === "string") return isPlaceholder(value) && chance(0.8) ? pickKnown() : value;
    if (Array.isArray(value)) return value.map(fillIn);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillIn(item)]));
  }

  function writeCookies(): string {
    const pairs = Array.from({ length: chance(0.3) ? 3 : 1 }, () => {
      const value = chance(0.5) ? writePart(pickValue()) : pick(headerValues);
      return `${pick(cookieNames)}=${value}`;
    });
    return pairs.join(pick(["; ", "; ", ";", ";;", ","]));
  }

  const pickOther = (): unknown =>
    chance(0.7)
      ? chance(0.15)
        ? pickKnown()
        : pickValue()
      : pick([null, true, 0, -1, 1e308, 0.5, [], {}, [[]], { a: { b: 1 } }, 2 ** 53]);

  async function writeBody({ body }: Place): Promise<{ type?: string; bytes?: Buffer }> {
    if (body instanceof FormData) {
      const form = new FormData();
      for (const [name, item] of body) form.append(chance(0.1) ? "other" : name, chance(0.1) ? pickValue() : item);
      if (chance(0.2)) form.append(pickValue(), new File([pickValue()], pickValue()));
      const request = new Request("http://localhost", { method: "POST", body: form });
      const bytes = Buffer.from(await request.arrayBuffer());
      const end = chance(0.1) ? Math.floor(random() * bytes.length) : bytes.length;
      return { type: request.headers.get("content-type")!, bytes: bytes.subarray(0, end) };
    }
    if (body === undefined && chance(0.8)) return {};
    const whole = fillIn(body ?? {});
    const text = JSON.stringify(chance(0.25) ? whole : chance(0.05) ? {} : spoil(whole)) ?? "";
    if (chance(0.05))
      return {
        type: "application/json",
        bytes: Buffer.from(pick([text.slice(0, -1), "", "nul", "\0", "[".repeat(5_000)])),
      };
    if (chance(0.08)) return { type: pick(bodyTypes), bytes: Buffer.from(text) };
    if (chance(0.1) && typeof body === "object" && body !== null) {
      const form = Object.keys(body).map((name) => `${name}=${writePart(pickValue())}`);
      return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(form.join("&"), "latin1") };
    }
    return { type: "application/json", bytes: Buffer.from(text) };
  }

  return async function make(belongings: readonly string[] = []): Promise<HostileRequest> {
    own = belongings;
    const place = pick(places);
    const path = writePath(place) + writeQuery(place);
    const method = chance(0.04) ? pick(methods) : place.method;
    const headers: Record<string, string> = {};
    for (let more = chance(0.35); more; more = chance(0.5)) headers[pick(headerNames)] = pick(headerValues);
    if (chance(0.2)) headers["cookie"] = writeCookies();
    const { type, bytes } = method === "GET" || method === "HEAD" ? {} : await writeBody(place);
    if (type !== undefined) headers["content-type"] = type;
    return { method, path, headers, body: bytes };
  };
}
