import { captchaHeader, visibleProofPrefix, type CaptchaAction, type CaptchaSite } from "../core/people/captcha.ts";
import { api, ApiFailure } from "./api-client.ts";

export interface ProofNeed {
  site: CaptchaSite;
  action: CaptchaAction;
  /** `POST` where nothing is said. */
  method?: "POST" | "PUT";
  /** What stands around the box to tick, where it is needed. */
  texts: { title: string; cancel: string };
}

/** Proofs count for 20 minutes. */
const proofTtlMs = 15 * 60_000;
let prepared: { proof: Promise<string>; madeAt: number } | undefined;

/** Begins with the work while a form is filled in, so that nobody waits for it. */
export function prepareProof(site: CaptchaSite): void {
  if (site.kind === "altcha") void prepareWork().catch(() => undefined);
  else void import("./recaptcha.ts").then(({ loadRecaptcha }) => loadRecaptcha(site)).catch(() => undefined);
}

function prepareWork(): Promise<string> {
  if (prepared && Date.now() - prepared.madeAt < proofTtlMs) return prepared.proof;
  const proof = import("./work-proof.ts").then(({ findWorkProof }) => findWorkProof());
  const made = { proof, madeAt: Date.now() };
  prepared = made;
  // What failed is tried anew the next time.
  proof.catch(() => prepared === made && (prepared = undefined));
  return proof;
}

/**
 * Sends JSON with the proof that a person is at work; whoever is doubted ticks a box.
 *
 * @throws ApiFailure as `api.send`; `INVALID_RECAPTCHA` where the person does not prove it
 */
export async function sendWithProof<Answer>(path: string, body: object, need: ProofNeed): Promise<Answer> {
  const send = async (token: string) =>
    (await api.send<Answer>(path, {
      method: need.method ?? "POST",
      body: new Blob([JSON.stringify(body)], { type: "application/json" }),
      headers: { [captchaHeader]: token },
    }))!;
  const { site } = need;
  try {
    return await send(await findProof(need));
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code !== "INVALID_RECAPTCHA") throw failure;
    // The form was open for too long, or this proof was used in another tab.
    if (site.kind === "altcha") return send(await findProof(need));
    if (!failure.metadata?.retryWithV2) throw failure;
    const { tickBox } = await import("./recaptcha.ts");
    const token = await tickBox(site, need.texts);
    if (token === undefined) throw failure;
    return send(visibleProofPrefix + token);
  }
}

async function findProof({ site, action }: ProofNeed): Promise<string> {
  if (site.kind === "recaptcha") {
    const { findUnseenProof } = await import("./recaptcha.ts");
    return findUnseenProof(site, action);
  }
  const proof = prepareWork();
  // It counts once.
  prepared = undefined;
  return proof;
}
