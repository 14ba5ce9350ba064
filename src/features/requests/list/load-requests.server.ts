import { requireListPage, type RequestContext } from "../../../context.ts";
import { requestLimits, requestStatuses, type RequestStatus } from "../../../core/requests/request-rules.ts";
import { nameCategory } from "../../../i18n/name-category.ts";
import { createTranslator } from "../../../i18n/translator.ts";
import { listAlternates } from "../../../i18n/alternates.ts";
import type { RequestQuery } from "../contract.ts";
import { requestPagesPath } from "../../../core/urls/paths/request-paths.ts";
import { requesterOf, describeRow, describeRequestDetails, nameStyles } from "../details/describe-request.server.ts";
import { readRequestId } from "../calls/request-id.server.ts";
import { formatListAddress, readListAddress, type RequestListAddress } from "./list-address.ts";

interface Asked {
  context: RequestContext;
  url: URL;
}

/** Columns of the board; what was merged stands in another request. */
export const boardStatuses = ["new", "assigned", "inWork", "resolved", "declined"] as const satisfies RequestStatus[];

/** What makers can choose for what they draw; the first is what most want: that they are named. */
const makerLicenses = ["CC-BY-4.0", "CC0-1.0", "MIT", "Apache-2.0", "CC-BY-SA-4.0"] as const;

/** What a column of the board shows before it leads to the list. */
const mostInColumn = 20;

const describePage = ({ services, locale, hrefIn }: RequestContext) =>
  services.seo.describePage({
    kind: "requests",
    values: {},
    locale,
    path: requestPagesPath,
    alternates: listAlternates(requestPagesPath, hrefIn),
  });

function queryOf({ term, sort, status, whose, style }: RequestListAddress, isGuest: boolean) {
  return {
    sort,
    ...(term !== "" && { term }),
    ...(status !== undefined && { status: [status] }),
    ...(style !== undefined && { platforms: [style] }),
    // What nobody can have, guests are not asked to sign in for.
    ...(whose === "mine" && !isGuest && { isMine: true }),
    ...(whose === "assigned" && !isGuest && { isAssignedToMe: true }),
    ...(whose === "unassigned" && { isUnassigned: true }),
  } satisfies Partial<RequestQuery>;
}

/** What every list knows of who looks at it, and of the styles that can be asked for. */
function describePageContext(context: RequestContext, address: RequestListAddress, rows: readonly { code: string }[]) {
  const roles = context.viewer.person?.roles ?? [];
  const codes = new Set(rows.map(({ code }) => code));
  if (address.style !== undefined) codes.add(address.style);
  return {
    address,
    isGuest: context.viewer.isGuest,
    isMaker: roles.includes("maker"),
    hasBoard: roles.length > 0,
    styles: nameStyles(context, [...codes]).toSorted((a, b) => a.title.localeCompare(b.title, context.locale)),
  };
}

/** Pages of the list: what is behind them is found by filters. */
const mostPages = 200;

/** One page of the list. */
export async function loadList({ context, url }: Asked) {
  const address = readListAddress(url.searchParams);
  const { pageNumber } = address;
  const [head, { requests, total, counts }] = await Promise.all([
    describePage(context),
    context.services.requests.list(requesterOf(context), {
      ...queryOf(address, context.viewer.isGuest),
      page: pageNumber,
      limit: requestLimits.page,
    }),
  ]);
  const lastPage = Math.min(mostPages, Math.ceil(total / requestLimits.page));
  requireListPage(context, {
    pageNumber,
    lastPage,
    formatPath: (page) => formatListAddress(address, { pageNumber: page }),
  });
  const rows = requests.map((request) => describeRow(context, request));
  const list = formatListAddress(address);
  return {
    part: "list" as const,
    head: list === requestPagesPath ? head : { ...head, robots: "noindex" },
    ...describePageContext(
      context,
      address,
      rows.flatMap(({ styles }) => styles),
    ),
    list,
    pageNumber,
    isLast: pageNumber >= lastPage,
    total,
    counts,
    rows,
  };
}

export type RequestList = Awaited<ReturnType<typeof loadList>>;

/** The first requests of each status side by side. */
export async function loadBoard({ context, url }: Asked) {
  const address = readListAddress(url.searchParams);
  const query = queryOf({ ...address, status: undefined }, context.viewer.isGuest);
  const [head, ...pages] = await Promise.all([
    describePage(context),
    ...boardStatuses.map((status) =>
      context.services.requests.list(requesterOf(context), {
        ...query,
        status: [status],
        page: 1,
        limit: mostInColumn,
      }),
    ),
  ]);
  const columns = pages.map(({ requests, counts }, index) => {
    const status = boardStatuses[index]!;
    return { status, total: counts[status], rows: requests.map((request) => describeRow(context, request)) };
  });
  return {
    part: "board" as const,
    head: { ...head, robots: "noindex" },
    ...describePageContext(
      context,
      address,
      columns.flatMap(({ rows }) => rows.flatMap(({ styles }) => styles)),
    ),
    counts: Object.fromEntries(
      requestStatuses.map((status) => [status, columns.find((column) => column.status === status)?.total ?? 0]),
    ) as Record<RequestStatus, number>,
    columns,
  };
}

export type RequestBoard = Awaited<ReturnType<typeof loadBoard>>;

/** The form, with what an address asks for filled in. */
export async function loadNewRequest({ context, url }: Asked) {
  const { services, viewer } = context;
  const title = (url.searchParams.get("title") ?? "").trim().slice(0, requestLimits.titleLength.most);
  const head = await describePage(context);
  return {
    part: "ask" as const,
    head: { ...head, robots: "noindex" },
    title,
    isGuest: viewer.isGuest,
    captcha: services.captcha.site,
  };
}

export type NewRequestForm = Awaited<ReturnType<typeof loadNewRequest>>;

/** @throws AppError `not_found` where there is none that the viewer may see */
export async function loadRequest({ context, id: given }: { context: RequestContext; id: string }) {
  const { services, viewer, locale, hrefIn, loadMessages } = context;
  const id = readRequestId(given);
  const request = await services.requests.get(requesterOf(context), id);
  const { catalogue } = services.catalogue.current();
  const canResolve = request.actions.includes("resolve");
  const canAssign = request.actions.includes("assignMaker");
  const path = `${requestPagesPath}/${id}`;
  const t = createTranslator(locale, loadMessages("categories"));
  return {
    part: "request" as const,
    path,
    alternates: listAlternates(path, hrefIn),
    isGuest: viewer.isGuest,
    isAdmin: viewer.person?.roles.includes("admin") ?? false,
    ownId: viewer.person?.id,
    request: describeRequestDetails(context, request),
    makers: canAssign
      ? (await services.requests.listMakers(requesterOf(context), { page: 1, limit: requestLimits.makers })).makers
      : [],
    categories: canResolve
      ? catalogue.categories.map((category) => ({ code: category.apiCode, title: nameCategory(t, category) }))
      : [],
    licenses: canResolve
      ? makerLicenses.flatMap((code) => catalogue.findLicense(code) ?? []).map(({ code, title }) => ({ code, title }))
      : [],
  };
}

export type RequestPageView = Awaited<ReturnType<typeof loadRequest>>;
