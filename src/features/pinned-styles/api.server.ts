import { z } from "zod";
import {
  answer,
  failure,
  invalidInput,
  notFound,
  succeeded,
  unavailable,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { AppError } from "../../core/errors.ts";
import { findPerson } from "../../core/people/viewer.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import { pinnedStylesPath, type PinnedStyles } from "./contract.ts";

interface PinnedStylesApiDependencies {
  pinnedStyles: PinnedStyles;
  catalogue: CatalogueHost;
}

const pinnedAnswer = answer({ pinnedStyles: z.array(z.string()).describe("API codes, in the order of pinning.") });
const styleParameter = z.object({ style: z.string().max(60).describe("API code of a style, such as `lucide`.") });
const tooMany = failure.describe("No more styles can be pinned.");
const description = "Of the signed-in user, or for guests, of the browser’s cookie.";

/** Calls about the styles that come first for a visitor. They depend on who asks, so nothing of them is kept for others. */
export function registerPinnedStylesApi(app: ApiScope, deps: PinnedStylesApiDependencies): void {
  const { pinnedStyles, catalogue: host } = deps;
  app.get(
    pinnedStylesPath,
    {
      schema: {
        operationId: "listPinnedStyles",
        tags: ["catalogue"],
        summary: "List pinned styles",
        description,
        response: { 200: pinnedAnswer },
      },
    },
    (request) => ({ ...succeeded, pinnedStyles: [...pinnedStyles.read(request)] }),
  );
  app.put(
    `${pinnedStylesPath}/:style`,
    {
      bodyLimit: 1_024,
      schema: {
        operationId: "pinStyle",
        tags: ["catalogue"],
        summary: "Pin a style, so that its icons come first on pages",
        description,
        params: styleParameter,
        response: { 200: pinnedAnswer, 400: invalidInput, 404: notFound, 409: tooMany, 503: unavailable },
      },
    },
    async (request, reply) => {
      // Whoever cannot be recognized at the moment is told so, whatever the style.
      findPerson(request);
      const style = host.current().catalogue.findStyle(request.params.style);
      if (!style) throw new AppError("not_found", "Style not found.", { field: "style" });
      const codes = await pinnedStyles.change(request, reply, { code: style.apiCode, isPinned: true });
      return { ...succeeded, pinnedStyles: [...codes] };
    },
  );
  app.delete(
    `${pinnedStylesPath}/:style`,
    {
      bodyLimit: 1_024,
      schema: {
        operationId: "unpinStyle",
        tags: ["catalogue"],
        summary: "Unpin a style",
        description,
        params: styleParameter,
        response: { 200: pinnedAnswer, 400: invalidInput, 503: unavailable },
      },
    },
    async (request, reply) => {
      const { style: code } = request.params;
      const known = host.current().catalogue.findStyle(code)?.apiCode ?? code;
      const codes = await pinnedStyles.change(request, reply, { code: known, isPinned: false });
      return { ...succeeded, pinnedStyles: [...codes] };
    },
  );
}
