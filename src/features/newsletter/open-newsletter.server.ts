import type { Config } from "../../platform/config/config.server.ts";
import type { Mail, Mailer } from "../../platform/mail/mailer.server.ts";
import type { KeyMaker } from "../../platform/secret-key.server.ts";
import type { ForgetReaders, Newsletter } from "./contract.ts";
import { createNewsletter, dropReaders } from "./service.server.ts";
import { createWebhookOutbox } from "./webhook-outbox.server.ts";

type NewsletterParts = Parameters<typeof createNewsletter>[0];

/** The newsletter as the configuration wants it; undefined where no mail goes out. */
export function openNewsletter(
  { WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Config,
  deps: Omit<NewsletterParts, "mailer" | "outbox" | "key" | "renderLetter"> &
    Pick<Parameters<typeof createWebhookOutbox>[0], "log"> & {
      mailer: Mailer | undefined;
      makeKey: KeyMaker;
      renderMail: (
        letter: { kind: "newsletter" | "welcome"; unsubscribe: { href: string; callHref: string } },
        to: { to: string; locale: string; href: string },
      ) => Mail;
    },
): {
  newsletter: Newsletter | undefined;
  forgetReaders: ForgetReaders;
  close: () => Promise<void>;
} {
  const { mailer, makeKey, log, database } = deps;
  const receiver = url !== undefined && secret !== undefined ? { url, secret } : undefined;
  const outbox = createWebhookOutbox({ database, receiver, log });
  const renderLetter: NewsletterParts["renderLetter"] = (kind, { unsubscribe, ...to }) =>
    deps.renderMail({ kind, unsubscribe }, to);
  return {
    newsletter: mailer && createNewsletter({ ...deps, mailer, outbox, renderLetter, key: makeKey("newsletter") }),
    forgetReaders: (emails) => dropReaders({ database, outbox }, emails),
    close: () => outbox.close(),
  };
}
