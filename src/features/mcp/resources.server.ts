import { ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server";
import { AppError } from "../../core/errors.ts";
import { demandScope } from "../../core/people/api-key-scopes.ts";
import { findIconOrdinal } from "./answers/icon-list.ts";
import type { ToolContext } from "./create-mcp-server.server.ts";

const mostCompletions = 20;

/** Every icon as a resource: `icon://lucide/house`. */
export function addResources({ server, services, asker }: ToolContext): void {
  const prefixes = () => [...new Set(services.catalogue.current().catalogue.styles.map(({ set }) => set))];
  const template = new ResourceTemplate("icon://{set}/{name}", {
    list: undefined,
    complete: {
      set: (typed) =>
        prefixes()
          .filter((prefix) => prefix.startsWith(typed.toLowerCase()))
          .slice(0, mostCompletions),
    },
  });
  server.registerResource(
    "icon",
    template,
    { title: "Icon", description: "An icon as SVG, by its set and name.", mimeType: "image/svg+xml" },
    async (uri, { set, name }) => {
      try {
        const { catalogue } = services.catalogue.current();
        const id = catalogue.id(findIconOrdinal(catalogue, `${String(set)}:${String(name)}`));
        demandScope(asker.viewer, "download");
        await asker.countFile();
        const { bytes, mediaType } = await services.exports.exportFile({ id, format: "svg" }, { viewer: asker.viewer });
        return { contents: [{ uri: uri.href, mimeType: mediaType, text: bytes.toString() }] };
      } catch (error) {
        if (error instanceof AppError && error.code === "not_found")
          throw new ResourceNotFoundError(uri.href, error.message);
        throw error;
      }
    },
  );
}
