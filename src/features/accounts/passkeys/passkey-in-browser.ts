import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { ApiFailure } from "../../../browser/api-client.ts";
import { sendJson } from "../../../browser/send-json.ts";

/** Has the browser make a passkey, and gives it to the account of whoever is signed in. */
export async function makePasskey(name: string): Promise<void> {
  demandSupport();
  const { options } = await sendJson<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    "/api/user/v2/passkeys/options",
    "POST",
  );
  const response = await explained(() => startRegistration({ optionsJSON: options }));
  await sendJson("/api/user/v2/passkeys", "POST", { name, response });
}

/** Has somebody sign in with one of the passkeys of their browser. Tells where to go on. */
export async function signInWithPasskey(path: string | undefined): Promise<string> {
  demandSupport();
  const { options } = await sendJson<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    "/api/auth/v1/login/passkey/options",
    "POST",
  );
  const response = await explained(() => startAuthentication({ optionsJSON: options }));
  const body = { response, ...(path !== undefined && { path }) };
  const answer = await sendJson<{ path: string }>("/api/auth/v1/login/passkey", "POST", body);
  return answer.path;
}

function demandSupport(): void {
  if (!browserSupportsWebAuthn()) throw new ApiFailure(0, { code: "unsupported" });
}

/** What browsers say is for developers; its kind is what matters. */
async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    const isCancelled = error instanceof Error && /^(?:NotAllowedError|AbortError)$/.test(error.name);
    throw new ApiFailure(0, { code: isKnown ? "known" : isCancelled ? "cancelled" : "unsupported" });
  }
}
