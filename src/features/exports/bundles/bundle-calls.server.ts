import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { bundleHeaders, bundlePaths } from "../../../core/bundles/bundle-calls.ts";
import { AppError } from "../../../core/errors.ts";
import {
  failure,
  invalidInput,
  unavailable,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { fileAnswer } from "../../../platform/http/answers/file-answer.server.ts";
import { createRateLimit } from "../../../platform/http/limits/rate-limit.server.ts";
import { sendBundle } from "../../../platform/http/answers/send-bundle.server.ts";
import type { RecordDownload } from "../../../core/people/record-download.ts";
import {
  bundleRequest,
  packageRequest,
  webfontRequest,
  zipRequest,
  type Bundle,
  type BundleOptions,
  type BundleRequest,
  type BundleService,
} from "./contract.ts";

export interface BundleCallDependencies {
  bundles: BundleService;
  recordDownload: RecordDownload;
  readNetwork: (request: IncomingMessage) => string;
}

const mostPerMinute = 30;
const minuteMs = 60_000;
/** A thousand icons, each with a look of its own, and the code points of an earlier font. */
const bodyLimit = 4_194_304;

const zip = fileAnswer(
  ["application/zip"],
  `A ZIP, written while it is made. \`${bundleHeaders.entries}\`: how many files it holds at most; \`${bundleHeaders.leftOut}\`: how many icons were left out because of their licences.`,
);

const responses = {
  200: zip,
  400: invalidInput,
  403: failure.describe("A picture would be larger than this viewer may have; nothing is made."),
  404: failure.describe("There is no such icon; the message names it."),
  413: failure.describe("Too many files, pixels or bytes for one bundle."),
  429: failure.describe("Too many bundles in a minute, or at the same time."),
  503: unavailable,
};

/** Calls that bring many icons at once. */
export function registerBundleCalls(app: ApiScope, deps: BundleCallDependencies): void {
  const parts = prepareBundleCalls(deps);
  registerMakeZip(app, parts);
  registerMakeSprite(app, parts);
  registerMakeWebfont(app, parts);
  registerMakePackage(app, parts);
}

/** What several of these calls share. */
function prepareBundleCalls({ bundles, recordDownload, readNetwork }: BundleCallDependencies) {
  const mayMake = createRateLimit({ most: mostPerMinute, windowMs: minuteMs });
  async function send(
    request: FastifyRequest & { body: BundleRequest },
    reply: FastifyReply,
    make: (options: BundleOptions) => Promise<Bundle>,
  ): Promise<FastifyReply> {
    const who = readNetwork(request.raw);
    if (!mayMake(who)) throw new AppError("limit_reached", "That is enough for one minute.");
    const bundle = await make({ viewer: request.viewer, who });
    await recordDownload(
      request.viewer,
      request.body.icons.map(({ id }) => id),
    );
    return sendBundle(reply, bundle);
  }
  return { send, bundles };
}

type BundleParts = ReturnType<typeof prepareBundleCalls>;

function registerMakeZip(app: ApiScope, { send, bundles }: BundleParts): void {
  app.post(
    bundlePaths.zip,
    {
      bodyLimit,
      config: { makesWay: true },
      schema: {
        ...describe("makeZip", "Icons as files", "A folder for each format and size."),
        body: zipRequest,
      },
    },
    (request, reply) => send(request, reply, (options) => bundles.makeZip(request.body, options)),
  );
}

function registerMakeSprite(app: ApiScope, { send, bundles }: BundleParts): void {
  app.post(
    bundlePaths.sprite,
    {
      bodyLimit,
      config: { makesWay: true },
      schema: {
        ...describe("makeSprite", "Icons as symbols of one SVG file", "With a page that shows them."),
        body: bundleRequest,
      },
    },
    (request, reply) => send(request, reply, (options) => bundles.makeSprite(request.body, options)),
  );
}

function registerMakeWebfont(app: ApiScope, { send, bundles }: BundleParts): void {
  app.put(
    bundlePaths.webfont,
    {
      bodyLimit,
      config: { makesWay: true },
      schema: {
        ...describe(
          "makeWebfont",
          "Icons as a font",
          "woff2, woff and ttf with CSS, SCSS, code points and a page that shows them. Lines become areas, colours one.",
        ),
        body: webfontRequest,
      },
    },
    (request, reply) => send(request, reply, (options) => bundles.makeWebfont(request.body, options)),
  );
}

function registerMakePackage(app: ApiScope, { send, bundles }: BundleParts): void {
  app.post(
    bundlePaths.package,
    {
      bodyLimit,
      config: { makesWay: true },
      schema: {
        ...describe("makePackage", "Icons as a package of components", "For React or Vue, with types, ready for npm."),
        body: packageRequest,
      },
    },
    (request, reply) => send(request, reply, (options) => bundles.makePackage(request.body, options)),
  );
}

const describe = (operationId: string, summary: string, description: string) => ({
  operationId,
  tags: ["bundles"],
  summary,
  description: `${description} Every bundle has ATTRIBUTION.md, NOTICE, the texts of all licences, icons.json with the SPDX code of each icon, and a README that names what is missing.`,
  response: responses,
});
