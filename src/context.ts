import { createContext, data, type RouterContextProvider } from "react-router";
import type { People, Person, Sessions } from "./features/accounts/contract.ts";
import type { EmailChange } from "./features/accounts/mail/email-change.server.ts";
import type { AccountDeletion } from "./features/accounts/users/account-deletion.server.ts";
import type { MailSignIn } from "./features/accounts/sign-in/mail-sign-in.server.ts";
import type { OneTimeTokens } from "./features/accounts/sign-in/one-time-tokens.server.ts";
import type { Passkeys } from "./features/accounts/passkeys/passkeys.server.ts";
import type { UserAdmin } from "./features/accounts/admin/user-admin.server.ts";
import type { PersonalData } from "./features/accounts/users/personal-data.ts";
import type { SignInMethods } from "./features/accounts/sign-in/sign-in-methods.server.ts";
import type { SignIn } from "./features/accounts/sign-in/sign-in.server.ts";
import type { AdService } from "./features/ads/service.server.ts";
import type { AddressService, PageAddress } from "./features/url-resolution/contract.ts";
import type { AnalyticsService } from "./features/analytics/service.server.ts";
import type { BrowseService } from "./features/browse/contract.ts";
import type { CatalogueHost } from "./features/catalogue/contract.ts";
import type { Publishing } from "./features/catalogue/publishing/contract.ts";
import type { CollectionService } from "./features/collections/contract.ts";
import type { Uploads } from "./features/collections/uploads/contract.ts";
import type { DevelopersService } from "./features/developers/contract.ts";
import type { BundleService } from "./features/exports/bundles/contract.ts";
import type { ExportService } from "./features/exports/contract.ts";
import type { IconService } from "./features/icon-details/contract.ts";
import type { MediaService } from "./features/media/contract.ts";
import type { PictureSearch } from "./features/picture-search/contract.ts";
import type { Autocomplete } from "./features/search/autocomplete/autocomplete.server.ts";
import type { MeaningSearch, SearchService } from "./features/search/contract.ts";
import type { SearchLearning } from "./features/search/query-log/learning.server.ts";
import type { Attachments, Notices, RequestService } from "./features/requests/contract.ts";
import type { NoticeLetters } from "./features/requests/notices/notice-letters.server.ts";
import type { SearchHistory } from "./features/search/query-log/history.server.ts";
import type { Newsletter } from "./features/newsletter/contract.ts";
import type { Regions } from "./features/region/contract.ts";
import type { SeoService } from "./features/seo/contract.ts";
import type { SeoAdmin } from "./features/seo/rows/seo-admin.server.ts";
import type { CrawlerService } from "./features/seo/crawlers/crawlers.server.ts";
import type { RecordDownload, DownloadLog } from "./features/downloads/contract.ts";
import type { SwapService } from "./features/swap/contract.ts";
import type { TestPagesService } from "./features/test-pages/contract.ts";
import type { SessionCache } from "./features/accounts/sessions/session-cache.server.ts";
import type { ProductAdmin } from "./features/billing/products/product-admin.server.ts";
import type { BillingService } from "./features/billing/contract.ts";
import type { EventInbox } from "./features/billing/sync/event-inbox.server.ts";
import type { TestPayments } from "./features/billing/providers/test/create-test-payments.server.ts";
import type { ProviderRegistry } from "./features/billing/providers/provider-registry.server.ts";
import type { Reconciliation } from "./features/billing/sync/reconciliation.server.ts";
import type { Flags, PageFlag } from "./features/flags/contract.ts";
import type { Licences } from "./features/licenses/contract.ts";
import type { Groups } from "./features/licenses/groups.server.ts";
import type { InlineMarks } from "./platform/http/inline-marks.server.ts";
import type { Captcha } from "./platform/captcha/captcha.server.ts";
import type { Visitor } from "./platform/http/read-visitor.server.ts";
import type { LocalIdentity } from "./platform/identity/local/local-identity.server.ts";
import type { Metrics } from "./platform/metrics/metrics.server.ts";
import type { Outbox } from "./platform/mail/outbox.server.ts";
import type { Locale } from "./i18n/locales.ts";
import type { Namespace } from "./i18n/source-messages.ts";
import { createTranslator, type Messages, type PackedMessages } from "./i18n/translator.ts";

/** What pages and calls can do; made once in `server/services.ts`. */
export interface Services {
  catalogue: CatalogueHost;
  publishing: Publishing;
  addresses: AddressService;
  browse: BrowseService;
  search: SearchService;
  meaning: MeaningSearch;
  learning: SearchLearning;
  takes: DownloadLog;
  recordDownload: RecordDownload;
  people: People;
  sessions: Sessions;
  licences: Licences;
  billing: BillingService;
  flags: Flags;
  ads: AdService;
  analytics: AnalyticsService;
  groups: Groups;
  /** Only in test mode. */
  testPayments: TestPayments | undefined;
  paymentProviders: ProviderRegistry;
  billingEvents: EventInbox;
  reconciliation: Reconciliation;
  viewers: SessionCache;
  collections: CollectionService;
  uploads: Uploads;
  signIn: SignIn;
  captcha: Captcha;
  /** Undefined where no mail goes out. */
  mail: { signIn: MailSignIn; emailChange: EmailChange } | undefined;
  /** Where mail stays, in test mode without a mail server. */
  outbox: Outbox | undefined;
  oneTimeTokens: OneTimeTokens;
  passkeys: Passkeys;
  signInMethods: SignInMethods;
  leaving: AccountDeletion;
  userAdmin: UserAdmin;
  personalData: readonly PersonalData[];
  /** Only in test mode. */
  localIdentity: LocalIdentity | undefined;
  /** Proves to a support chat who somebody is. */
  userHashKey: string | Uint8Array;
  autocomplete: Autocomplete;
  history: SearchHistory;
  pictures: PictureSearch;
  requests: RequestService;
  attachments: Attachments;
  notices: Notices;
  /** Undefined where no mail goes out. */
  noticeLetters: NoticeLetters | undefined;
  swaps: SwapService;
  icon: IconService;
  exports: ExportService;
  bundles: BundleService;
  media: MediaService;
  developers: DevelopersService;
  testPages: TestPagesService;
  seo: SeoService;
  seoAdmin: SeoAdmin;
  productAdmin: ProductAdmin;
  crawlers: CrawlerService;
  regions: Regions;
  /** Undefined where no mail goes out. */
  newsletter: Newsletter | undefined;
  /** Undefined where nobody may read them. */
  metrics: Metrics | undefined;
}

/** Who makes the request. */
export interface Viewer {
  /** Undefined for guests. */
  person: SignedInPerson | undefined;
  isGuest: boolean;
  /** Whether they showed that they have signed in, while nobody can tell who they are. */
  isUnknown?: true;
  isPaid: boolean;
  /** Whether this is a program whose owner has calls of the API for icons: it has large pictures, and each is counted, as its searches are. */
  paysByCall?: boolean;
  /** Largest PNG edge in px that their licence gives; undefined where that is as much as the site has, or there is none. */
  pngSizePx?: number | undefined;
  /** Icons that they have paid for one by one, or had when they had a licence; empty for guests. */
  paidDownloadIds: ReadonlySet<string>;
}

/** Who has not signed in. */
export const guest: Viewer = { person: undefined, isGuest: true, isPaid: false, paidDownloadIds: new Set() };

export interface SignedInPerson extends Person {
  /** The sign-in by which the request came. */
  sessionId: string;
}

export interface RequestContext {
  services: Services;
  viewer: Viewer;
  /**
   * What rules of flags ask for; for pages that are shared, only `flags` may be told of it: another guest has other
   * attributes and the same page.
   */
  visitor: Visitor;
  /** What is on for this viewer. */
  flags: ReadonlySet<PageFlag>;
  locale: Locale;
  /** Compiled messages in the language of the request. */
  loadMessages: (...namespaces: Namespace[]) => Messages;
  /** The same for a loader to send to its page: `return { messages: packMessages("search") }`. */
  packMessages: (...namespaces: Namespace[]) => PackedMessages;
  /** Whether the site runs in test mode and whoever asks comes from elsewhere: there is no way to sign in for them. */
  isSignInShut: boolean;
  /** Marks what stands inline in the document: only that may run. */
  inline: InlineMarks;
  /** Has every view of this page by a person noted: now, and whenever the kept page is sent again. */
  onView: (note: () => void) => void;
  /** Public origin of the pages in the language of the request, e.g. `http://de.localhost:3000`. */
  origin: string;
  /** The absolute address of a path, which may have a query, in a language. */
  hrefIn: (locale: Locale, path: string) => string;
}

/** Set by the server for each request; loaders read it with `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>();

/** The page that the address of the request means, set before any loader runs; undefined where the grammar has none. */
export const pageContext = createContext<PageAddress | undefined>();

/** Why there is no page any more, in the language of the request; null where there never was one. */
export const goneContext = createContext<string | null>(null);

/** The page that the address of the request means, for the loaders of pages of the grammar; otherwise the answer is 404 or 410. */
export function requirePage(context: Readonly<RouterContextProvider>): PageAddress {
  const page = context.get(pageContext);
  const message = context.get(goneContext);
  if (!page) throw message === null ? data(null, { status: 404 }) : data({ message }, { status: 410 });
  return page;
}

/** Where somebody goes on who asked for a page behind the last one. */
export interface WayBack {
  href: string;
  label: string;
}

/**
 * Of lists that have pages: behind the last one there is none, and the answer is 404 with the way back. The first one is
 * there even if nothing is on it.
 */
export function requireListPage(
  { locale, loadMessages }: RequestContext,
  list: { pageNumber: number; lastPage: number; print: (pageNumber: number) => string },
): void {
  const { pageNumber, lastPage, print } = list;
  if (pageNumber <= Math.max(1, lastPage)) return;
  const t = createTranslator(locale, loadMessages("browse"));
  const wayBack: WayBack =
    lastPage > 1
      ? { href: print(lastPage), label: t("browse.pages.last") }
      : { href: print(1), label: t("browse.pages.first") };
  throw data({ wayBack }, { status: 404 });
}
