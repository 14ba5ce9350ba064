import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { pinnedFirst } from "../../core/people/pinned-styles.ts";
import type { PinnedStyles } from "../pinned-styles/contract.ts";
import { readLocale } from "../../i18n/locales.ts";
import {
  answer,
  failure,
  invalidInput,
  succeeded,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { language } from "../../platform/http/parameters/parameters.server.ts";
import { readIconList } from "../../platform/http/parameters/icon-fields.server.ts";
import { createRequestLimit } from "../../platform/http/limits/request-limit.server.ts";
import { styleCoverage, swapIcon, swapPair, swapRequest, swapStylesRequest } from "./call-shapes.server.ts";
import { swapPaths, type SwapService } from "./contract.ts";

const mostPerMinute = 60;
const minuteMs = 60_000;
const bodyLimit = 131_072;
const callOptions = { bodyLimit, config: { keyScope: "search", iconFields: ["icons", "ids"] } } as const;
const busy = failure.describe("Too many requests.");

/** Calls that find icons of another style for many at once; they keep nothing, and are for everybody. */
export function registerSwapApi(
  app: ApiScope,
  {
    swaps,
    pinnedStyles,
    readNetwork,
  }: { swaps: SwapService; pinnedStyles: PinnedStyles; readNetwork: (request: IncomingMessage) => string },
): void {
  const limit = createRequestLimit({ name: "swaps", most: mostPerMinute, windowMs: minuteMs });

  app.post(
    swapPaths.styles,
    {
      ...callOptions,
      schema: {
        operationId: "listSwapStyles",
        tags: ["icons"],
        summary: "Compare how well styles cover icons",
        body: swapStylesRequest,
        response: { 200: answer({ styles: z.array(styleCoverage) }), 400: invalidInput, 429: busy },
      },
    },
    async (asked, reply) => {
      await limit.demand(reply, readNetwork(asked.raw));
      const styles = await swaps.listStyles(readIconList(asked.body));
      const pinned = new Set(pinnedStyles.read(asked));
      return { ...succeeded, styles: [...pinnedFirst(styles, pinned, ({ apiCode }) => apiCode)] };
    },
  );
  app.post(
    swapPaths.icons,
    {
      ...callOptions,
      schema: {
        operationId: "swapIcons",
        tags: ["icons"],
        summary: "Swap icons to another style",
        description:
          "Returns the closest icon in the style for each icon: the same concept, a synonym, or a similar meaning.",
        querystring: z.object({ language }),
        body: swapRequest,
        response: {
          200: answer({ style: styleCoverage, pairs: z.array(swapPair), icons: z.array(swapIcon) }),
          400: invalidInput,
          429: busy,
        },
      },
    },
    async ({ body, query, raw }, reply) => {
      await limit.demand(reply, readNetwork(raw));
      const { style } = body;
      return { ...succeeded, ...(await swaps.plan(readIconList(body), { style, locale: readLocale(query.language) })) };
    },
  );
}
