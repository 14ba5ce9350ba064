import { createHmac, timingSafeEqual } from "node:crypto";
import { inArray } from "drizzle-orm";
import { z } from "zod";
import { isLocale } from "../../i18n/locales.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { Mailer } from "../../platform/mail/mailer.server.ts";
import {
  formatUnsubscribeCall,
  formatNewsletterLink,
  type HrefFormatter,
  type Newsletter,
  type NewsletterRequest,
} from "./contract.ts";
import { newsletterSubscribers } from "./tables.server.ts";
import type { WebhookOutbox } from "./webhook-outbox.server.ts";

const confirmMinutes = 3 * 24 * 60;
const requestSchema = z.object({ email: z.string(), locale: z.string().refine(isLocale), source: z.string() });

type RenderLetter = (
  kind: "newsletter" | "welcome",
  options: { to: string; locale: string; href: string; unsubscribe: { href: string; callHref: string } },
) => Parameters<Mailer["send"]>[0];

/** @param deps.key what links to unsubscribe are signed with: they last as long as it does */
export function createNewsletter(deps: {
  database: Database;
  mailer: Mailer;
  oneTimeTokens: {
    make(purpose: "newsletter", content: { payload: string; minutes: number }): Promise<string>;
    use(purpose: "newsletter", token: string): Promise<{ payload: string } | undefined>;
  };
  outbox: Pick<WebhookOutbox, "add" | "hurry">;
  renderLetter: RenderLetter;
  key: Uint8Array;
  now?: () => Date;
}): Newsletter {
  const { database, mailer, oneTimeTokens, outbox, renderLetter, key, now = () => new Date() } = deps;

  const sign = (text: string) => createHmac("sha256", key).update(text).digest("base64url");

  /** Says whose address it is, so that no letter needs a row of its own. */
  function formatUnsubscribeToken(email: string): string {
    const text = Buffer.from(email).toString("base64url");
    return `${text}.${sign(text)}`;
  }

  function readUnsubscribeToken(token: string): string | undefined {
    const [text = "", mark = ""] = token.split(".");
    const given = Buffer.from(mark);
    const wanted = Buffer.from(sign(text));
    const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
    return isOurs ? Buffer.from(text, "base64url").toString() : undefined;
  }

  async function send(
    kind: "newsletter" | "welcome",
    { email, locale }: NewsletterRequest,
    { hrefTo, href }: { hrefTo: HrefFormatter; href: string },
  ): Promise<void> {
    const token = formatUnsubscribeToken(email);
    const unsubscribe = {
      href: formatNewsletterLink("leave", token, hrefTo),
      callHref: hrefTo(formatUnsubscribeCall(token)),
    };
    await mailer.send(renderLetter(kind, { to: email, locale, href, unsubscribe }));
  }

  return {
    async ask({ hrefIn, ...given }) {
      const request = { ...given, email: given.email.toLowerCase() };
      const token = await oneTimeTokens.make("newsletter", {
        payload: JSON.stringify(request),
        minutes: confirmMinutes,
      });
      const hrefTo: HrefFormatter = (path) => hrefIn(request.locale, path);
      await send("newsletter", request, { hrefTo, href: formatNewsletterLink("confirm", token, hrefTo) });
    },
    async confirm(token, { hrefIn, onJoined }) {
      const used = await oneTimeTokens.use("newsletter", token);
      if (!used) return false;
      const { email, locale, source } = requestSchema.parse(JSON.parse(used.payload));
      const isNew = await database.run((db) =>
        db.transaction(async (transaction) => {
          const added = await transaction
            .insert(newsletterSubscribers)
            .values({ email, locale, source, confirmedAt: now() })
            .onConflictDoNothing()
            .returning({ email: newsletterSubscribers.email });
          if (added.length > 0) await outbox.add(transaction, "newsletter.subscribed", { email, locale, source });
          return added.length > 0;
        }),
      );
      if (!isNew) return true;
      onJoined?.();
      outbox.hurry();
      // They have subscribed, whether or not this letter arrives.
      const hrefTo: HrefFormatter = (path) => hrefIn(locale, path);
      await send("welcome", { email, locale, source }, { hrefTo, href: hrefTo("/icons/new") }).catch(() => undefined);
      return true;
    },
    async unsubscribe(token) {
      const email = readUnsubscribeToken(token);
      if (email === undefined) return false;
      await dropReaders({ database, outbox }, [email]);
      return true;
    },
  };
}

/** Nobody of these gets news any more, and whoever sends them is told. */
export async function dropReaders(
  { database, outbox }: { database: Database; outbox: Pick<WebhookOutbox, "add" | "hurry"> },
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return;
  const isOneOfThem = inArray(
    newsletterSubscribers.email,
    emails.map((email) => email.toLowerCase()),
  );
  await database.run((db) =>
    db.transaction(async (transaction) => {
      const left = await transaction
        .delete(newsletterSubscribers)
        .where(isOneOfThem)
        .returning({ email: newsletterSubscribers.email });
      for (const { email } of left) await outbox.add(transaction, "newsletter.unsubscribed", { email });
    }),
  );
  outbox.hurry();
}
