import cookie from "@fastify/cookie";
import type { FastifyReply } from "fastify";
import { tokenCookie } from "./session-token.server.ts";

const tokenSeconds = 10 * 86_400;

/** Keeps somebody signed in, 10 days from now. Scripts of pages cannot read it. */
export function keepSignedIn(reply: FastifyReply, token: string, { isSecure }: { isSecure: boolean }): void {
  const kept = cookie.serialize(tokenCookie, token, { ...attributes, secure: isSecure, maxAge: tokenSeconds });
  void reply.header("set-cookie", kept);
}

/** The browser is a guest's again. */
export function dropSignIn(reply: FastifyReply, { isSecure }: { isSecure: boolean }): void {
  void reply.header("set-cookie", cookie.serialize(tokenCookie, "", { ...attributes, secure: isSecure, maxAge: 0 }));
}

const attributes = { path: "/", httpOnly: true, sameSite: "lax" } as const;
