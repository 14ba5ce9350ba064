import { createContext } from "react-router";
import type { BrowseService } from "./features/browse/contract.ts";
import type { CatalogueHost } from "./features/catalogue/contract.ts";
import type { DevelopersService } from "./features/developers/contract.ts";
import type { ExportService } from "./features/exports/contract.ts";
import type { IconService } from "./features/icon/contract.ts";
import type { PictureSearch } from "./features/picture-search/contract.ts";
import type { SearchService } from "./features/search/contract.ts";
import type { Locale } from "./i18n/locales.ts";
import type { Namespace } from "./i18n/source-messages.ts";
import type { Messages } from "./i18n/translator.ts";

/** What pages and calls can do; made once in `server/services.ts`. */
export interface Services {
  catalogue: CatalogueHost;
  browse: BrowseService;
  search: SearchService;
  pictures: PictureSearch;
  icon: IconService;
  exports: ExportService;
  developers: DevelopersService;
}

/** Who makes the request. */
export interface Viewer {
  isGuest: boolean;
  isPaid: boolean;
}

export interface RequestContext {
  services: Services;
  viewer: Viewer;
  locale: Locale;
  /** Compiled messages in the language of the request, for a loader to send to its page. */
  loadMessages: (...namespaces: Namespace[]) => Messages;
  /** Has every view of this page by a person noted: now, and whenever the kept page is sent again. */
  onView: (note: () => void) => void;
  /** Public origin of this request, e.g. `http://localhost:3000`. */
  origin: string;
  /** Inline scripts need this nonce to run; React Router puts it on its own. */
  nonce: string;
}

/** Set by the server for each request; loaders read it with `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>();
