import { createHash, createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT, type CryptoKey, type JWTPayload } from "jose";
import type { SignInType } from "../../../src/core/people/sign-in-types.ts";

/** Whoever is at the keyboard when the browser comes to a provider. */
export interface Persona {
  subject: string;
  email?: string;
  isEmailVerified: boolean;
  name: string;
}

/** What goes wrong at the next question after the authorisation. */
export type Trouble = "silence" | "garbage" | "flood" | "failure" | "elsewhere";

export interface FakeProviders {
  origin: string;
  clientId: string;
  clientSecret: string;
  apple: { teamId: string; keyId: string; privateKey: string };
  persona: Persona;
  trouble: Trouble | undefined;
  /** Claims of id tokens that are other than they should be. */
  forged: { [Claim in keyof JWTPayload]: JWTPayload[Claim] | undefined };
  /** Signs id tokens with a key that nobody has published. */
  signsByStranger: boolean;
  close(): Promise<void>;
}

interface Grant {
  type: SignInType;
  redirectUri: string;
  challenge: string | null;
  nonce: string | null;
  persona: Persona;
}

interface Reply {
  status?: number;
  body: unknown;
  location?: string;
}

const withPkce = new Set<SignInType>(["github", "google", "microsoft"]);
const withIdToken = new Set<SignInType>(["google", "microsoft", "apple"]);
const privateAccounts = "9188040d-6c67-4c5b-b112-36a304b66dad";
const anyOrganization = "11111111-2222-3333-4444-555555555555";

/** GitHub, Google, Microsoft, Facebook and Apple in one: as strict as they are, and as odd. */
export async function startFakeProviders(): Promise<FakeProviders> {
  const signing = await generateKeyPair("RS256");
  const stranger = await generateKeyPair("RS256");
  const appleKeys = await generateKeyPair("ES256", { extractable: true });
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeProviders = {
    origin,
    clientId: "iconarium",
    clientSecret: "s3cret:with/odd characters",
    apple: { teamId: "TEAM123456", keyId: "KEY1234567", privateKey: await exportPKCS8(appleKeys.privateKey) },
    persona: { subject: "1", isEmailVerified: false, name: "" },
    trouble: undefined,
    forged: {},
    signsByStranger: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = await answer(request);
    if (!reply) return;
    response.statusCode = reply.status ?? 200;
    if (reply.location) response.setHeader("location", reply.location);
    response.setHeader("content-type", typeof reply.body === "string" ? "text/html" : "application/json");
    response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
  }

  async function answer(request: IncomingMessage): Promise<Reply | undefined> {
    const url = new URL(request.url ?? "/", origin);
    const [, type, ...rest] = url.pathname.split("/") as [string, SignInType, ...string[]];
    const place = rest.join("/");
    if (place === "authorize") return authorize(type, url.searchParams);
    if (fake.trouble === "silence") return undefined;
    if (fake.trouble === "garbage") return { body: "<html><h1>Welcome to the hotel network</h1>" };
    if (fake.trouble === "flood") return { body: { access_token: "x".repeat(3_000_000) } };
    if (fake.trouble === "failure") return { status: 502, body: { message: "bad gateway" } };
    if (fake.trouble === "elsewhere") return { status: 307, body: "", location: `${origin}/github/user` };
    if (place === "token") return redeem(type, request);
    if (place === "keys")
      return { body: { keys: [{ ...(await exportJWK(signing.publicKey)), kid: "1", alg: "RS256" }] } };
    return readProfile(type, place, { request, url });
  }

  function authorize(type: SignInType, query: URLSearchParams): Reply {
    const redirectUri = query.get("redirect_uri") ?? "";
    const challenge = query.get("code_challenge");
    const nonce = query.get("nonce");
    const isInOrder =
      query.get("client_id") === fake.clientId &&
      query.get("response_type") === "code" &&
      (query.get("state") ?? "").length >= 16 &&
      /^https?:\/\/.+\/callback\/\w+$/.test(redirectUri) &&
      (!withPkce.has(type) || (query.get("code_challenge_method") === "S256" && challenge?.length === 43)) &&
      (!withIdToken.has(type) || nonce !== null) &&
      (type !== "apple" || query.get("response_mode") === "form_post");
    if (!isInOrder) return { status: 400, body: { error: "invalid_request" } };
    const code = randomUUID();
    grants.set(code, { type, redirectUri, challenge, nonce, persona: fake.persona });
    const state = query.get("state")!;
    if (type === "apple") {
      const [firstName, ...lastNames] = fake.persona.name.split(" ");
      return { body: { code, state, user: JSON.stringify({ name: { firstName, lastName: lastNames.join(" ") } }) } };
    }
    return { status: 302, body: "", location: `${redirectUri}?${new URLSearchParams({ code, state })}` };
  }

  async function redeem(type: SignInType, request: IncomingMessage): Promise<Reply> {
    const form = new URLSearchParams(await readBody(request));
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    if (!isForm || form.get("grant_type") !== "authorization_code") return refuse(type, "invalid_request");
    if (!(await isClient(type, request, form))) return refuse(type, "invalid_client");
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isValid =
      grant?.type === type &&
      grant.redirectUri === form.get("redirect_uri") &&
      (grant.challenge === null || grant.challenge === challenge);
    if (!isValid) return refuse(type, type === "github" ? "bad_verification_code" : "invalid_grant");
    const accessToken = randomUUID();
    tokens.set(accessToken, grant);
    const body = { access_token: accessToken, token_type: "bearer" };
    return { body: withIdToken.has(type) ? { ...body, id_token: await signIdToken(grant) } : body };
  }

  async function isClient(type: SignInType, request: IncomingMessage, form: URLSearchParams): Promise<boolean> {
    const basic = `Basic ${Buffer.from(`${fake.clientId}:${fake.clientSecret}`).toString("base64")}`;
    if (withPkce.has(type)) return request.headers.authorization === basic;
    if (form.get("client_id") !== fake.clientId) return false;
    if (type === "facebook") return form.get("client_secret") === fake.clientSecret;
    const { teamId, keyId } = fake.apple;
    return jwtVerify(form.get("client_secret") ?? "", appleKeys.publicKey, {
      algorithms: ["ES256"],
      issuer: teamId,
      subject: fake.clientId,
      audience: `${origin}/apple`,
      requiredClaims: ["iat", "exp"],
    }).then(
      ({ protectedHeader }) => protectedHeader.kid === keyId,
      () => false,
    );
  }

  async function signIdToken({ type, nonce, persona }: Grant): Promise<string> {
    const key: CryptoKey = fake.signsByStranger ? stranger.privateKey : signing.privateKey;
    const tid = persona.isEmailVerified ? privateAccounts : anyOrganization;
    const { email, isEmailVerified } = persona;
    const claims = {
      iss: type === "microsoft" ? `${origin}/microsoft/${tid}` : `${origin}/${type}`,
      aud: fake.clientId,
      sub: persona.subject,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 600,
      nonce: nonce ?? undefined,
      ...(email !== undefined && { email }),
      // Apple writes it as text; Microsoft does not say it.
      ...(type === "google" && { email_verified: isEmailVerified, name: persona.name }),
      ...(type === "apple" && { email_verified: String(isEmailVerified) }),
      ...(type === "microsoft" && { tid, name: persona.name }),
      ...fake.forged,
    };
    return new SignJWT(claims as JWTPayload).setProtectedHeader({ alg: "RS256", kid: "1" }).sign(key);
  }

  function readProfile(type: SignInType, place: string, asked: { request: IncomingMessage; url: URL }): Reply {
    const { authorization = "", "user-agent": agent } = asked.request.headers;
    const accessToken = authorization.replace(/^Bearer /, "");
    const { persona, type: owner } = tokens.get(accessToken) ?? {};
    if (!persona || owner !== type || !agent) return { status: 401, body: { message: "Bad credentials" } };
    const { subject, email, name, isEmailVerified } = persona;
    if (type === "github" && place === "user")
      return { body: { id: Number(subject), login: "octo", name, email: null } };
    if (type === "github" && place === "user/emails") {
      const others = [{ email: "other@example.com", primary: false, verified: true }];
      return { body: email ? [...others, { email, primary: true, verified: isEmailVerified }] : others };
    }
    const proof = createHmac("sha256", fake.clientSecret).update(accessToken).digest("hex");
    if (type === "facebook" && place === "me" && asked.url.searchParams.get("appsecret_proof") === proof) {
      return { body: { id: subject, name, ...(email !== undefined && { email }) } };
    }
    return { status: 404, body: { message: "Not Found" } };
  }

  return fake;
}

/** Each tells faults in its own way. */
function refuse(type: SignInType, error: string): Reply {
  if (type === "github") return { body: { error, error_description: "The code passed is incorrect or expired." } };
  if (type !== "facebook") return { status: error === "invalid_client" ? 401 : 400, body: { error } };
  const isCode = error === "invalid_grant";
  const message = isCode ? "This authorization code has been used." : "Error validating client secret.";
  return { status: 400, body: { error: { message, type: "OAuthException", code: isCode ? 100 : 1 } } };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
