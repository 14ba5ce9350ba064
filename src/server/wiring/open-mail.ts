import { resolve } from "node:path";
import type { Config } from "../../platform/config/config.server.ts";
import { createOutbox } from "../../platform/mail/outbox.server.ts";
import { createSmtpMailer } from "../../platform/mail/smtp-mailer.server.ts";

/** What sends mail, and in test mode the outbox that stands in for it; both are undefined where no mail goes out. */
export function openMail(config: Config, { dataDir }: { dataDir: string }) {
  if (config.SMTP_URL !== undefined) {
    const mailer = createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM ?? config.SMTP_URL });
    return { mailer, outbox: undefined };
  }
  const outbox = config.TEST_MODE ? createOutbox({ folder: resolve(dataDir, "outbox") }) : undefined;
  return { mailer: outbox, outbox };
}
