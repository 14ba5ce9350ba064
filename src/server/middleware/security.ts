import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Security headers of pages. Scripts run only from here or with the nonce of the page. A page that is kept for many
 * visitors keeps its nonce: what could be smuggled into a page was written before that nonce existed.
 * The development server has no content policy, as hot reload injects scripts and styles.
 */
export async function registerPageSecurity(
  app: FastifyInstance,
  options: { hasContentPolicy: boolean } & Foreigners,
): Promise<void> {
  app.decorateRequest("nonce", "");
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false, hsts: false });
  app.addHook("onRequest", (request: FastifyRequest, reply, done) => {
    request.nonce = randomBytes(12).toString("base64url");
    if (options.hasContentPolicy)
      reply.header("content-security-policy", contentSecurityPolicy(request.nonce, options));
    done();
  });
}

declare module "fastify" {
  interface FastifyRequest {
    nonce: string;
  }
}

/** Whose scripts may run on pages, and who else may be told something, by configuration. */
interface Foreigners {
  recaptchaUrl: string | undefined;
  /** Where tags come from. */
  tagsUrl: string | undefined;
  sentryDsn: string | undefined;
}

/** Where the tags that are fetched from Google tell what they tell. */
const tagTargets = " https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com";

function contentSecurityPolicy(nonce: string, { recaptchaUrl, tagsUrl, sentryDsn }: Foreigners): string {
  const recaptcha = recaptchaUrl === undefined ? "" : ` ${recaptchaUrl}/`;
  const sentry = sentryDsn === undefined ? "" : ` ${new URL(sentryDsn).origin}`;
  const tags = tagsUrl === undefined ? "" : ` ${tagsUrl}`;
  const targets = tags && tags + tagTargets;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${recaptcha && `${recaptcha} https://www.gstatic.com/recaptcha/`}${tags}`,
    // drawings carry style elements and attributes of their own
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${targets}`,
    "font-src 'self'",
    `connect-src 'self'${recaptcha}${targets}${sentry}`,
    ...(recaptcha ? [`frame-src 'self'${recaptcha}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
