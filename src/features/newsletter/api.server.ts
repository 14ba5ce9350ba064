import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Captcha } from "../../platform/captcha/captcha.server.ts";
import { requireCaptcha } from "../../platform/captcha/require-captcha.server.ts";
import {
  answer,
  failure,
  invalidInput,
  notFound,
  succeeded,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { createBackoff } from "../../platform/http/limits/backoff.server.ts";
import type { NetworkReader } from "../../platform/http/network.server.ts";
import type { Analytics } from "../analytics/contract.ts";
import {
  unsubscribePath,
  formatNewsletterLink,
  subscribeFormName,
  subscribePath,
  type Newsletter,
} from "./contract.ts";

const mostBytes = 4_096;
const minuteMs = 60_000;

const form = z.object({
  email: z
    .string()
    .trim()
    .max(254)
    .pipe(z.email("must look like anna@example.com"))
    .describe("Address that receives the newsletter once it is confirmed."),
  source: z
    .string()
    .regex(/^[\w-]{1,40}$/, "must be a short name such as footer")
    .default("page")
    .describe("Where the form was shown."),
});

const byName = z.object({
  name: z
    .string()
    .regex(/^\w{1,60}$/, "is not the name of a form")
    .describe(`Its name: \`${subscribeFormName}\`.`),
});

function requireForm(name: string): void {
  if (name !== subscribeFormName) throw new AppError("not_found", "Form not found.");
}

const withToken = z.object({ token: z.string().regex(/^[\w.-]{20,600}$/, "isn’t a token from a sign-in link") });

/** As letters ask for one, where languages share an address. */
const withLanguage = withToken.extend({ lang: z.string().max(10).optional() });

const unproven = failure.describe("`INVALID_RECAPTCHA`: the captcha token is missing, used or expired.");

export interface NewsletterApiDependencies {
  /** Undefined where no mail goes out. */
  newsletter: Newsletter | undefined;
  analytics: Pick<Analytics, "record">;
  captcha: Captcha;
  readNetwork: NetworkReader;
  readSite: (request: FastifyRequest) => { locale: Locale; hrefIn: (locale: Locale, path: string) => string };
}

/** Calls of forms that other programs act on: so far one, by which people ask for news by mail. */
export function registerNewsletterApi(app: ApiScope, deps: NewsletterApiDependencies): void {
  const parts = prepareNewsletterApi(deps);
  const { useLink } = parts;
  registerGetWebhook(app, parts);
  registerSubscribeToNewsletter(app, parts);
  registerConfirmSubscription(app, parts);
  app.post(unsubscribePath, { bodyLimit: mostBytes, schema: { hide: true, querystring: withToken } }, (asked) =>
    useLink(asked, (open) => open.unsubscribe(asked.query.token)),
  );
  registerUnsubscribePage(app, parts);
}

/** What several of these calls share. */
function prepareNewsletterApi(deps: NewsletterApiDependencies) {
  const { newsletter, analytics, captcha, readNetwork, readSite } = deps;
  const toAddress = createBackoff({
    name: "newsletter-letters",
    freely: 2,
    firstMs: 10 * minuteMs,
    longestMs: 24 * 60 * minuteMs,
  });
  const fromNetwork = createBackoff({
    name: "newsletter-forms",
    freely: 10,
    firstMs: minuteMs,
    longestMs: 60 * minuteMs,
  });
  const guesses = createBackoff({
    name: "newsletter-guesses",
    freely: 30,
    firstMs: minuteMs,
    longestMs: 60 * minuteMs,
  });
  function requireNewsletter(): Newsletter {
    if (!newsletter) throw new AppError("not_found", "This site doesn’t send email.");
    return newsletter;
  }
  async function useLink(asked: FastifyRequest, use: (open: Newsletter) => Promise<boolean>) {
    const open = requireNewsletter();
    const network = readNetwork(asked.raw);
    await guesses.demand(asked, network);
    if (await use(open)) return succeeded;
    await guesses.note(asked, network);
    throw new AppError("not_found", "This link was already used or has expired. Request a new one.");
  }
  return { newsletter, captcha, readNetwork, requireNewsletter, fromNetwork, toAddress, readSite, analytics, useLink };
}

type NewsletterParts = ReturnType<typeof prepareNewsletterApi>;

function registerGetWebhook(app: ApiScope, { newsletter }: NewsletterParts): void {
  app.get(
    "/api/webhook/:name",
    {
      schema: {
        operationId: "getWebhook",
        tags: ["automation"],
        summary: "Get a form and its fields",
        params: byName,
        response: {
          200: answer({
            name: z.string(),
            isOpen: z.boolean().describe("The form accepts submissions."),
            fields: z.array(z.object({ name: z.string(), isRequired: z.boolean() })),
          }),
          404: notFound,
        },
      },
    },
    async ({ params }) => {
      requireForm(params.name);
      const fields = Object.entries(form.shape).map(([name, schema]) => ({
        name,
        isRequired: !schema.safeParse(undefined).success,
      }));
      return { ...succeeded, name: params.name, isOpen: newsletter !== undefined, fields };
    },
  );
}

function registerSubscribeToNewsletter(
  app: ApiScope,
  { captcha, readNetwork, requireNewsletter, fromNetwork, toAddress, readSite }: NewsletterParts,
): void {
  app.post(
    "/api/webhook/:name",
    {
      bodyLimit: mostBytes,
      preHandler: requireCaptcha({ captcha, readNetwork }, "newsletter"),
      schema: {
        operationId: "subscribeToNewsletter",
        tags: ["automation"],
        summary: "Subscribe to the newsletter",
        description:
          "Sends an email to confirm the subscription. The response is the same whether or not the address is already subscribed. Needs a captcha token in the header `x-captcha-token`.",
        params: byName,
        body: form,
        response: {
          200: answer({}),
          400: invalidInput,
          403: unproven,
          404: notFound.describe("Form not found, or this site doesn’t send email."),
          429: failure.describe("Too many emails; `Retry-After` says when to try again."),
          503: failure.describe("Email can’t be sent right now."),
        },
      },
    },
    async (asked) => {
      requireForm(asked.params.name);
      const open = requireNewsletter();
      const { email, source } = asked.body;
      const network = readNetwork(asked.raw);
      const reader = email.toLowerCase();
      // Who waits for one of them does not use up the other.
      await toAddress.demand(asked, reader);
      await fromNetwork.take(asked, network);
      await toAddress.take(asked, reader);
      const { locale, hrefIn } = readSite(asked);
      await open.ask({ email, source, locale, hrefIn });
      return succeeded;
    },
  );
}

function registerConfirmSubscription(app: ApiScope, { readSite, analytics, useLink }: NewsletterParts): void {
  app.post(`${subscribePath}/confirm`, { bodyLimit: mostBytes, schema: { hide: true, body: withToken } }, (asked) => {
    const { hrefIn } = readSite(asked);
    const onJoined = () => analytics.record({ name: "newsletter_joined" }, asked);
    return useLink(asked, (open) => open.confirm(asked.body.token, { hrefIn, onJoined }));
  });
}

function registerUnsubscribePage(app: ApiScope, { readSite }: NewsletterParts): void {
  // Programs that know no better open it.
  app.get(unsubscribePath, { schema: { hide: true, querystring: withLanguage } }, async (asked, reply) => {
    const { locale, hrefIn } = readSite(asked);
    const hrefTo = (path: string) => hrefIn(locale, path);
    return reply.redirect(formatNewsletterLink("leave", asked.query.token, hrefTo), 303);
  });
}
