import { z } from "zod";
import type { Mailer } from "../../../platform/mail/mailer.server.ts";
import type { Arrival, People } from "../contract.ts";
import type { OneTimeTokens } from "./one-time-tokens.server.ts";
import { renderMail } from "../mail/render-mail.server.ts";
import { formatMailLink } from "../mail/mail-link.ts";

/** Signing in by a link that is sent by mail: whoever can read the mail is whose address it is. */
export interface MailSignIn {
  /**
   * Sends a link. It does the same whether or not somebody has an account with this address.
   * @throws AppError `unavailable` when the mail cannot be sent now
   */
  ask(request: { email: string; path: string; locale: string; origin: string }): Promise<void>;
  /** Who used the link and what they wanted to see, once; undefined when it was used before or is too old. */
  confirm(token: string): Promise<{ person: Arrival; path: string } | undefined>;
}

const minutes = 15;
const requestSchema = z.object({ email: z.string(), path: z.string(), locale: z.string() });

export function createMailSignIn(deps: {
  mailer: Mailer;
  oneTimeTokens: OneTimeTokens;
  people: Pick<People, "meetByEmail">;
}): MailSignIn {
  const { mailer, oneTimeTokens, people } = deps;
  return {
    async ask({ email, path, locale, origin }) {
      const payload = JSON.stringify({ email, path, locale } satisfies z.infer<typeof requestSchema>);
      const token = await oneTimeTokens.make("sign-in", { payload, minutes });
      const href = formatMailLink(origin, { kind: "sign-in", token });
      await mailer.send(renderMail({ kind: "signIn" }, { to: email, locale, href }));
    },
    async confirm(token) {
      const used = await oneTimeTokens.use("sign-in", token);
      if (!used) return undefined;
      const { email, path, locale } = requestSchema.parse(JSON.parse(used.payload));
      return { person: await people.meetByEmail(email, { locale }), path };
    },
  };
}
