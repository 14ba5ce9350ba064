import { randomBytes } from "node:crypto";
import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { findCookie, nameCookie } from "./cookie-names.server.ts";
import { tokenCookie } from "./session-token.server.ts";

const daySeconds = 86_400;
const tokenSeconds = 10 * daySeconds;
const clientSeconds = 365 * daySeconds;
/** Holds the name of the browser. */
export const clientCookie = "cid";
const clientPattern = /^[\w-]{22}$/;
const clientBytes = 16;

interface SignedIn {
  token: string;
  personId: string;
  isPaid: boolean;
}

/** Keeps somebody signed in, 10 days from now. Scripts of pages cannot read it. */
export function setSessionCookie(reply: FastifyReply, who: SignedIn, { isSecure }: { isSecure: boolean }): void {
  const lasting = { isSecure, maxAge: tokenSeconds };
  setCookie(reply, { name: tokenCookie, value: who.token, ...lasting });
  setCookie(reply, { name: "uid", value: who.personId, ...lasting });
  setCookie(reply, { name: "paid", value: who.isPaid ? "true" : "false", ...lasting });
}

/** The browser is a guest's again. */
export function dropSignIn(reply: FastifyReply, { isSecure }: { isSecure: boolean }): void {
  for (const name of [tokenCookie, "uid", "paid"]) setCookie(reply, { name, value: "", isSecure, maxAge: 0 });
}

/** The name by which a browser is told from others, whoever uses it; undefined where nothing had to know it yet. */
export function readClient(request: FastifyRequest): string | undefined {
  return acceptClient(readCookie(request, clientCookie));
}

/** The same, of a cookie that was read already. */
export function acceptClient(value: string | undefined): string | undefined {
  return value !== undefined && clientPattern.test(value) ? value : undefined;
}

/**
 * The same, which is given to a browser that has none. Calls do that, and never pages: those are the same for all guests, and
 * kept for them.
 */
export function nameClient(request: FastifyRequest, reply: FastifyReply, { isSecure }: { isSecure: boolean }): string {
  const known = readClient(request);
  if (known !== undefined) return known;
  const value = makeClientName();
  setCookie(reply, { name: clientCookie, value, isSecure, maxAge: clientSeconds });
  return value;
}

/**
 * Takes the browser's name away. Where something goes on under a name, that is a new one, which says nothing of the old.
 *
 * @param options.move what is kept under the one name is under the other from now on; false where there was nothing
 */
export async function dropClientName(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure, move }: { isSecure: boolean; move: (from: string, to: string) => Promise<boolean> },
): Promise<void> {
  const known = readClient(request);
  if (known === undefined) return;
  const fresh = makeClientName();
  const isWanted = await move(known, fresh);
  const lasting = isWanted ? { value: fresh, maxAge: clientSeconds } : { value: "", maxAge: 0 };
  setCookie(reply, { name: clientCookie, isSecure, ...lasting });
}

const makeClientName = () => randomBytes(clientBytes).toString("base64url");

/** A cookie that only the server reads: over https by its guarded name alone. */
export function readCookie(
  { headers, isSecure }: Pick<FastifyRequest, "headers" | "isSecure">,
  name: string,
): string | undefined {
  return findCookie(headers.cookie, name, isSecure);
}

interface Cookie {
  name: string;
  value: string;
  isSecure: boolean;
  maxAge: number;
  path?: string;
  /** It comes along with a form from another site. */
  isSentAlong?: boolean;
  /** Scripts of pages read it. */
  isOpen?: boolean;
}

/** Browsers give `SameSite=None` to nobody but secure pages. What scripts read keeps its name, as they cannot know another. */
export function setCookie(reply: FastifyReply, { name, value, isSecure, maxAge, path = "/", ...rest }: Cookie): void {
  const sameSite = rest.isSentAlong && isSecure ? "none" : "lax";
  const options = { path, httpOnly: !rest.isOpen, sameSite, secure: isSecure } as const;
  const guarded = rest.isOpen ? name : nameCookie(name, { isSecure, path });
  void reply.setCookie(guarded, value, { ...options, maxAge });
}
