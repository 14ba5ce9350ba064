import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { headersOf } from "../../platform/http/always-headers.server.ts";
import type { InlineSources } from "../../platform/http/inline-sources.server.ts";
import { traceAnswer } from "../../platform/trace/trace.server.ts";
import { digestInline } from "../../platform/http/inline-digest.server.ts";
import type { LanguageOrigins } from "./language-origins.ts";

/** Answers that are no documents do nothing, where somebody opens them as one. */
export const callPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Pictures are shown wherever somebody wants them. */
const picturePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; sandbox";
const isPicture = /^\/img\//;

declare module "fastify" {
  interface FastifyRequest {
    /** Whether the site is reached by https. */
    isSecure: boolean;
  }
}

/** Headers of every answer: what browsers may do with it, that they come back by https, and of which trace it is. */
export function registerSecurityHeaders(app: FastifyInstance, languages: LanguageOrigins): void {
  app.decorateRequest("isSecure", false);
  app.addHook("onRequest", (request, reply, done) => {
    request.isSecure = languages.read(request).origin.startsWith("https:");
    setSecurityHeaders(request, reply, languages);
    done();
  });
}

/** The same for what is refused before any routing. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, languages: LanguageOrigins): void {
  void reply.headers({
    ...headersOf(languages.read(request).origin),
    ...traceAnswer(request.raw),
    "content-security-policy": isPicture.test(request.url) ? picturePolicy : callPolicy,
  });
}

/**
 * Security headers of pages. Scripts run, and styles count, only from here or where they stand in the page because the
 * server wrote them: these are named by digest, so that a page can be kept for many visitors as it is.
 * The development server has no content policy, as hot reload injects scripts and styles.
 */
export async function registerPageSecurity(
  app: FastifyInstance,
  options: { hasContentPolicy: boolean } & Foreigners,
): Promise<void> {
  const formatPolicy = createPolicyRenderer(options);
  const nothingInline = formatPolicy({ scripts: [], styles: [] });
  app.decorateReply("allowInline", function allowInline(sources) {
    if (options.hasContentPolicy) this.header("content-security-policy", formatPolicy(sources));
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xContentTypeOptions: false,
  });
  app.addHook("onRequest", (_request, reply, done) => {
    if (options.hasContentPolicy) reply.header("content-security-policy", nothingInline);
    else reply.removeHeader("content-security-policy");
    done();
  });
}

declare module "fastify" {
  interface FastifyReply {
    /** Lets run, and count, what stands inline in a page. */
    allowInline(sources: InlineSources): void;
  }
}

/** Whose scripts may run on pages, and who else may be told something, by configuration. */
interface Foreigners {
  recaptchaUrl: string | undefined;
  /** Where tags come from. */
  tagsUrl: string | undefined;
  sentryDsn: string | undefined;
}

/** Where reCAPTCHA has its parts, wherever it is fetched from: https://developers.google.com/recaptcha/docs/faq */
const recaptchaParts = {
  script: " https://www.gstatic.com/recaptcha/",
  frame: " https://recaptcha.google.com/recaptcha/",
};

/** Where tags fetch further scripts: https://developers.google.com/tag-platform/security/guides/csp */
const tagScripts = " https://*.googletagmanager.com";

/** Where the tags that are fetched from Google tell what they tell. */
const tagTargets = `${tagScripts} https://*.google-analytics.com https://*.analytics.google.com`;

/** What the component library writes into `style` elements in the browser, to the letter. */
export const libraryStyles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

/** The content policy of pages, as it is configured. */
export function createPolicyRenderer({
  recaptchaUrl,
  tagsUrl,
  sentryDsn,
}: Foreigners): (sources: InlineSources) => string {
  const recaptcha = recaptchaUrl === undefined ? "" : ` ${recaptchaUrl}/`;
  const sentry = sentryDsn === undefined ? "" : ` ${new URL(sentryDsn).origin}`;
  const tags = tagsUrl === undefined ? "" : ` ${tagsUrl}`;
  const targets = tags && tags + tagTargets;
  const known = libraryStyles.map((style) => digestInline(style)).join(" ");
  return ({ scripts, styles }) =>
    [
      "default-src 'none'",
      `script-src ${["'self'", ...scripts].join(" ")}${recaptcha && recaptcha + recaptchaParts.script}${tags && tags + tagScripts}`,
      `style-src ${["'self'", known, ...styles].join(" ")}`,
      `img-src 'self' data: blob:${targets}`,
      "font-src 'self'",
      `connect-src 'self'${recaptcha}${targets}${sentry}`,
      "media-src 'self' blob:",
      "worker-src 'self'",
      "manifest-src 'self'",
      `frame-src 'self'${recaptcha && recaptcha + recaptchaParts.frame}`,
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join("; ");
}
