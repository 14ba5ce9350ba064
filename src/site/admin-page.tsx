import type { ComponentType } from "react";
import { data, useLoaderData, type LoaderFunction, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../context.ts";
import { findPerson } from "../core/people/viewer.ts";
import PeoplePage, { loader as loadPeople } from "../features/accounts/admin/users-page.tsx";
import { AdminFrame } from "../features/admin/admin-frame.tsx";
import CataloguePage, { loader as loadCatalogue } from "../features/catalogue/publishing/catalogue-page.tsx";
import EventsPage, { loader as loadEvents } from "../features/analytics/reports/events-page.tsx";
import { findAdminPart, type AdminPart } from "../features/admin/contract.ts";
import OverviewPage, { loader as loadOverview } from "../features/admin/overview-page.tsx";
import NotFoundPage, { loader as loadNotFound, meta as describeNotFound } from "../features/browse/not-found-page.tsx";
import FlagsPage, { loader as loadFlags } from "../features/flags/flags-page.tsx";
import ProductsPage, { loader as loadProducts } from "../features/billing/products/products-page.tsx";
import RedirectsPage, { loader as loadRedirects } from "../features/seo/redirects/redirects-page.tsx";
import TextsPage, { loader as loadTexts } from "../features/seo/page-texts/texts-page.tsx";
import { translatorFromMatches } from "../i18n/translator.ts";

/**
 * Their loaders stand beside them, send the words `admin` with their own, and take what they need from services only:
 * browsers are sent those files.
 */
const pages: Readonly<Record<AdminPart, ComponentType>> = {
  overview: OverviewPage,
  people: PeoplePage,
  texts: TextsPage,
  redirects: RedirectsPage,
  catalogue: CataloguePage,
  flags: FlagsPage,
  products: ProductsPage,
  events: EventsPage,
};

/**
 * `/icons/admin` and what is below it: one route, as every visitor loads the list of routes. For everybody but admins there
 * is nothing here, as anywhere else.
 */
export async function loader(args: LoaderFunctionArgs) {
  const loaders = {
    overview: loadOverview,
    people: loadPeople,
    texts: loadTexts,
    redirects: loadRedirects,
    catalogue: loadCatalogue,
    flags: loadFlags,
    products: loadProducts,
    events: loadEvents,
  } satisfies Record<AdminPart, LoaderFunction>;
  const part = findAdminPart(args.url.pathname);
  if (part === undefined || !findPerson(args.context.get(requestContext))?.roles.includes("admin"))
    return loadNotFound(args);
  return data({ ...(await loaders[part](args)), part }, { headers: { "cache-control": "private, no-store" } });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { loaderData, matches } = args;
  if (!loaderData || !("part" in loaderData)) return describeNotFound(args);
  const t = translatorFromMatches(matches);
  return [
    { title: `${t(`admin.${loaderData.part}.title`)} – ${t("site.name")}` },
    { name: "robots", content: "noindex" },
  ];
};

export default function AdminPage() {
  const loaderData = useLoaderData<typeof loader>();
  if (!("part" in loaderData)) return <NotFoundPage />;
  const { part } = loaderData;
  const Page = pages[part];
  return (
    <AdminFrame current={part}>
      <Page />
    </AdminFrame>
  );
}
