import { McpServer } from "@modelcontextprotocol/server";
import type { Services } from "../../context.ts";
import type { Viewer } from "../../core/people/viewer.ts";
import type { Log } from "../../platform/log.server.ts";
import { addPrompts } from "./prompts.ts";
import { addResources } from "./resources.server.ts";
import { addChangeCollections, addReadCollections } from "./tools/collections.server.ts";
import { addCompareStyles, addFindIconSets } from "./tools/find-styles.server.ts";
import { addSearchByImage, addSimilarIcons } from "./tools/icons-by-look.server.ts";
import { addReplaceIcons } from "./tools/replace-icons.server.ts";
import { addGetIcons } from "./tools/get-icons.server.ts";
import { addSearchIcons } from "./tools/search-icons.server.ts";

export type McpServices = Pick<
  Services,
  | "browse"
  | "catalogue"
  | "collections"
  | "contactSheets"
  | "exports"
  | "hybrid"
  | "pictures"
  | "recordDownload"
  | "search"
  | "swaps"
>;

/** Who asks a server, over whatever transport. */
export interface Asker {
  viewer: Viewer;
  /** Origin of the site, such as `https://icons.example`. */
  origin: string;
  /** @throws AppError `limit_reached` after too many files */
  countFile(): Promise<void>;
}

/** What tools work with. */
export interface ToolContext {
  server: McpServer;
  services: McpServices;
  asker: Asker;
  log: Log;
  /** The contact sheet of icons that are numbered from `first` on. */
  drawSheet(ordinals: readonly number[], first?: number): Promise<Buffer | undefined>;
}

const instructions =
  "Icons of many open sets. Keep an app to one style: compare_styles and find_icon_sets help to choose it; then search_icons with `style`, look at the contact sheet, and get_icons. Credit authors where `sources` says so.";

/** A server for one who asks. It knows nothing of the transport that it is connected to. */
export function createMcpServer(services: McpServices, { asker, log }: { asker: Asker; log: Log }): McpServer {
  const { version } = services.catalogue.current().catalogue;
  const server = new McpServer(
    { name: "iconarium", title: "Iconarium", version, websiteUrl: asker.origin },
    { instructions },
  );
  const context: ToolContext = {
    server,
    services,
    asker,
    log,
    drawSheet: (ordinals, first = 1) =>
      services.contactSheets.draw(ordinals.map((ordinal, place) => ({ ordinal, number: first + place }))),
  };
  addSearchIcons(context);
  addSearchByImage(context);
  addSimilarIcons(context);
  addGetIcons(context);
  addCompareStyles(context);
  addFindIconSets(context);
  addReplaceIcons(context);
  addReadCollections(context);
  addChangeCollections(context);
  addPrompts(server);
  addResources(context);
  return server;
}
