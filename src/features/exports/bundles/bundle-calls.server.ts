import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { bundleHeaders, bundlePaths } from "../../../core/bundles/bundle-calls.ts";
import {
  failure,
  invalidInput,
  unavailable,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { fileAnswer } from "../../../platform/http/answers/file-answer.server.ts";
import { createRequestLimit } from "../../../platform/http/limits/request-limit.server.ts";
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
  `A streamed ZIP. \`${bundleHeaders.entries}\`: maximum number of files; \`${bundleHeaders.leftOut}\`: number of icons skipped because of their licenses.`,
);

const responses = {
  200: zip,
  400: invalidInput,
  403: failure.describe("An image exceeds your size limit; nothing is created."),
  404: failure.describe("Icon not found; the message names it."),
  413: failure.describe("Too many files, pixels or bytes for one download."),
  429: failure.describe("Too many downloads per minute or at the same time."),
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
  const limit = createRequestLimit({ name: "bundles", most: mostPerMinute, windowMs: minuteMs });
  async function send(
    request: FastifyRequest & { body: BundleRequest },
    reply: FastifyReply,
    make: (options: BundleOptions) => Promise<Bundle>,
  ): Promise<FastifyReply> {
    const who = readNetwork(request.raw);
    await limit.demand(reply, who);
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
      config: { makesWay: true, keyScope: "download", iconFields: ["icons", "id"] },
      schema: {
        ...describe("makeZip", "Download icons as a ZIP", "One folder per format and size."),
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
      config: { makesWay: true, keyScope: "download", iconFields: ["icons", "id"] },
      schema: {
        ...describe("makeSprite", "Download icons as an SVG sprite", "Includes a preview page."),
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
      config: { makesWay: true, keyScope: "download", iconFields: ["icons", "id"] },
      schema: {
        ...describe(
          "makeWebfont",
          "Download icons as a web font",
          "WOFF2, WOFF and TTF with CSS, SCSS, code points and a preview page. Strokes become outlines, and all colors become one.",
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
      config: { makesWay: true, keyScope: "download", iconFields: ["icons", "id"] },
      schema: {
        ...describe("makePackage", "Download icons as an npm package", "Components for React or Vue, with types."),
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
  description: `${description} Every bundle has ATTRIBUTION.md, NOTICE, all license texts, icons.json with each icon’s SPDX identifier, and a README that lists skipped icons.`,
  response: responses,
});
