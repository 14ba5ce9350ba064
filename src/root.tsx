// The tokens come first: they say in which order all other styles count.
import "./ui/foundation/tokens.css";
import "./ui/foundation/fonts.css";
import "./ui/foundation/base.css";
import "./ui/foundation/blending.css";
import "./root.css";
// An error page that the server has drawn has its looks at once.
import "./features/browse/icon-tiles/page-section.module.css";
import "./ui/layout/page-column.module.css";
import "./features/browse/error-page.module.css";
import "./features/browse/styles/style-links.module.css";
import "./ui/layout/card.module.css";
// So has what is drawn before its code is here.
import "./ui/layout/promotion.module.css";
import pageAd from "./features/ads/page-ad.module.css";
import { lazy, Suspense, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  type MiddlewareFunction,
} from "react-router";
import latinFont from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import {
  earlyInputScript,
  earlyPickScript,
  repeatEarlyInput,
  searchKeyScript,
} from "./browser/early/replay-early-input.ts";
import { earlyPinScript } from "./browser/early/replay-early-pins.ts";
import { earlyFocusScript } from "./browser/early/replay-early-focus.ts";
import { earlyFileScript } from "./browser/early/replay-early-files.ts";
import { preserveCampaign } from "./core/urls/campaign-parameters.ts";
import { dropFalsePages } from "./core/urls/list-page.ts";
import { goneContext, pageContext, requestContext, type RequestContext } from "./context.ts";
import { describeSite } from "./site/describe-site.ts";
import { accountPolicyPath } from "./features/accounts/contract.ts";
import type { PageLayout } from "./ui/layout/page-handle.ts";
import { mayHaveAd } from "./features/ads/may-have-ad.ts";
import { readScope } from "./features/browse/search-form/read-scope.ts";
import { PendingList } from "./features/browse/lists/pending-list.tsx";
import { SiteFooter } from "./features/browse/site-frame/site-footer.tsx";
import { SiteHeader } from "./features/browse/site-frame/site-header.tsx";
import { themeScript } from "./features/browse/site-frame/theme.ts";
import { explainTakeDown } from "./features/catalogue/publishing/explain-take-down.ts";
import { usePageAnnouncement } from "./features/seo/page-texts/use-page-announcement.ts";
import { usePageLayout } from "./features/browse/site-frame/use-page-layout.ts";
import { languageTags } from "./i18n/locales.ts";
import { createTranslator, translatorFromMatches } from "./i18n/translator.ts";
import { TranslatorContext, useMessages } from "./i18n/use-messages.ts";
import { lazyOnInteraction } from "./site/lazy-on-interaction.tsx";
import { LoadingBar } from "./ui/loading/loading-bar.tsx";
import { InlineMark } from "./ui/foundation/inline-mark.ts";
import { Notifications } from "./ui/notifications/lazy-notification-region.tsx";
import { LiveRegion } from "./ui/foundation/visually-hidden.tsx";

/** Browsers would keep what has moved for good; the catalogue and the table of moves change. */
const movedHeaders = { "cache-control": "public, max-age=3600" };

/** Before any loader runs, for documents and data alike: where the address leads, or which page it means. */
const findPage: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  const { services, locale, viewer, loadMessages } = context.get(requestContext);
  if (viewer.person?.isAbuser && viewer.isPaid && url.pathname !== accountPolicyPath) throw redirect(accountPolicyPath);
  const asked = url.pathname + url.search;
  const isPage = request.method === "GET" && !url.pathname.startsWith("/view/");
  const href = isPage ? dropFalsePages(asked) : asked;
  const resolution = await services.addresses.resolve(href, locale);
  if (resolution.kind === "redirect") {
    const { to, status } = resolution;
    throw redirect(to, { status, ...(status === 301 && { headers: movedHeaders }) });
  }
  if (href !== asked) throw redirect(href, { status: 301, headers: movedHeaders });
  const icon = resolution.kind === "missing" ? iconOfPath.exec(url.pathname)?.[1] : undefined;
  const reason = icon === undefined ? undefined : services.publishing.findReason(icon);
  if (reason !== undefined) {
    context.set(goneContext, explainTakeDown(createTranslator(locale, loadMessages("gone")), reason));
  }
  context.set(pageContext, resolution.kind === "page" ? resolution.page : undefined);
};

/** The pages of an icon, whatever its name is. */
const iconOfPath = /^\/icon\/([0-9A-Za-z]{9})(?:\/|$)/;

/**
 * Redirects of navigations are data, which is made here for good; those of documents are kept for everybody, and get the
 * campaign of each who asks when they are sent.
 */
const preserveCampaignOfData: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const response = await next();
  const location = response.headers.get("location");
  if (location !== null && new URL(request.url).pathname.endsWith(".data"))
    response.headers.set("location", preserveCampaign(location, context.get(requestContext).visitor.query));
  return response;
};

export const middleware: MiddlewareFunction<Response>[] = [preserveCampaignOfData, findPage];

export function loader({ context, request }: LoaderFunctionArgs) {
  const { services, flags } = context.get(requestContext);
  return {
    ...describeSite(context.get(requestContext)),
    ad: describeAd(context.get(requestContext), new URL(request.url).pathname),
    ...(flags.has("REWARDED_AD") && { earnedPx: services.exports.largestPx }),
  };
}

/** What is promoted on pages with icons; undefined for whoever pays. */
function describeAd({ flags, services, locale, loadMessages }: RequestContext, pathname: string) {
  if (!flags.has("DISPLAY_AD") || !mayHaveAd(pathname)) return undefined;
  return services.ads.describe("page", { key: pathname, locale, messages: loadMessages("ads") });
}

/** A page that failed is kept as long as its fault says. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

/** Another language is another document. */
export const shouldRevalidate = () => false;

/** What stands in place of a page that failed; every other page speaks for itself. */
export const meta: MetaFunction = ({ error, matches }) => {
  if (error === undefined) return [];
  const t = translatorFromMatches(matches);
  const isMissing = isRouteErrorResponse(error) && [404, 410].includes(error.status);
  return [
    { title: isMissing ? t("site.notFound.metaTitle") : `${t("site.error.title")} – ${t("site.name")}` },
    { name: "robots", content: "noindex" },
  ];
};

/** The document around every page and around errors. */
export function Layout({ children }: { children: ReactNode }) {
  const mark = useContext(InlineMark);
  const matches = useMatches();
  const account = useRoot()?.account;
  const t = useMemo(() => translatorFromMatches(matches), [matches]);
  return (
    <html lang={languageTags[t.locale]} data-api-url="" data-paid={account?.isPaid} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={mark}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: [
              themeScript,
              earlyInputScript,
              earlyPickScript,
              searchKeyScript,
              earlyFileScript,
              earlyFocusScript,
              earlyPinScript,
            ].join(";"),
          }}
        />
        <Meta />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fdfdfe" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1015" media="(prefers-color-scheme: dark)" />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        <TranslatorContext value={t}>{children}</TranslatorContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(repeatEarlyInput, []);
  return (
    <Frame layout={usePageLayout()} hasAd hasResults={useHasResults()}>
      <PendingList>
        <Outlet />
      </PendingList>
    </Frame>
  );
}

function useHasResults(): boolean {
  return readScope(useMatches()) !== undefined;
}

/** Nobody should need it; where it cannot be fetched either, a line says what matters. */
const ErrorPage = lazy(() =>
  import("./features/browse/error-page.tsx").then(
    ({ ErrorPage: Page }) => ({ default: Page }),
    () => ({ default: ErrorLine }),
  ),
);

function ErrorLine() {
  return <h1>{useMessages()("site.error.title")}</h1>;
}

/** Whatever went wrong: what the service said was missing, a page that does not exist, or our own fault. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Frame layout="default" hasFailed={status >= 500}>
      <Suspense>
        <ErrorPage status={status} failure={isRouteErrorResponse(error) ? error.data : undefined} />
      </Suspense>
    </Frame>
  );
}

/** Guests need nothing of it. */
const AccountMenu = lazy(() => import("./site/account-menu.tsx"));

const CommandMenu = lazy(() => import("./site/command-menu.tsx"));

/** Undefined where it failed. */
const useRoot = () => useRouteLoaderData<typeof loader>("root");

const Late = lazyOnInteraction(() => import("./site/interaction-parts.tsx"));
const PageAd = lazyOnInteraction(() => import("./features/ads/page-ad.tsx"));

interface FrameProps {
  layout: PageLayout;
  hasFailed?: boolean;
  hasAd?: boolean;
  hasResults?: boolean;
  children: ReactNode;
}

function Frame({ layout, hasFailed = false, hasAd, hasResults, children }: FrameProps) {
  const t = useMessages();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const announcement = usePageAnnouncement();
  const root = useRoot();
  const account = root?.account;
  const [isCommanding, setIsCommanding] = useState(false);
  const openCommands = useCallback(() => setIsCommanding(true), []);
  const closeCommands = useCallback(() => setIsCommanding(false), []);
  return (
    <>
      <a href={hasResults ? "#results" : "#content"} className="skip-link">
        {t(hasResults ? "site.skipToResults" : "site.skip")}
      </a>
      <LoadingBar isLoading={state !== "idle"} hasFailed={hasFailed} />
      <SiteHeader
        hasSearch={layout !== "main-page"}
        onCommand={openCommands}
        account={
          account && (
            <Suspense>
              <AccountMenu {...account} />
            </Suspense>
          )
        }
      />
      <main id="content" tabIndex={-1} data-layout={layout}>
        {children}
      </main>
      {hasAd && root?.ad && mayHaveAd(pathname) && (
        <div className={pageAd.place}>
          <PageAd {...root.ad} />
        </div>
      )}
      {isCommanding && (
        <Suspense>
          <CommandMenu isGuest={!account} onClose={closeCommands} />
        </Suspense>
      )}
      <SiteFooter />
      <LiveRegion>{announcement}</LiveRegion>
      <Late />
      <Notifications label={t("site.notifications.label")} closeLabel={t("site.action.dismiss")} />
    </>
  );
}
