import { createTransport } from "nodemailer";
import { AppError } from "../../core/errors.ts";
import type { Mailer } from "./mailer.server.ts";

const usualTimeoutMs = 15_000;

/**
 * Hands letters to a mail server.
 *
 * @param options.url `smtp://user:password@host:587`, or `smtps://` for one that speaks TLS from the start
 * @param options.from who writes, such as `Iconarium <hello@icons.example>`
 * @param options.timeoutMs for handing over a letter, all steps together
 */
export function createSmtpMailer(options: { url: string; from: string; timeoutMs?: number }): Mailer {
  const { url, from, timeoutMs = usualTimeoutMs } = options;
  const transport = () =>
    createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });

  return {
    async send({ to, id, unsubscribeUrl, ...mail }) {
      const connection = transport();
      const letter = {
        from,
        to: { name: "", address: to },
        ...(id !== undefined && { messageId: `<${id}@${hostOf(from)}>` }),
        ...(unsubscribeUrl !== undefined && {
          headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
        }),
      };
      const { promise: late, reject } = Promise.withResolvers<never>();
      // A server may keep every single limit and still never end.
      const timer = setTimeout(() => reject(new Error("The mail server timed out")), timeoutMs);
      try {
        await Promise.race([connection.sendMail({ ...letter, ...mail }), late]);
      } catch (cause) {
        throw new AppError("unavailable", "The email couldn’t be sent. Try again in a minute.", {
          cause: explain(cause),
        });
      } finally {
        clearTimeout(timer);
        connection.close();
      }
    },
  };
}

const hostOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";

/** What a mail server answers may repeat the letter, which nobody else is to read: its code says enough. */
function explain(cause: unknown): Error {
  const { code, responseCode, message } = cause as { code?: string; responseCode?: number; message: string };
  if (code === undefined && responseCode === undefined) return new Error(message);
  return new Error(["The mail server refused", code, responseCode].filter((part) => part !== undefined).join(" "));
}
