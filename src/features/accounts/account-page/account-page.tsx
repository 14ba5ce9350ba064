import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../../context.ts";
import { translatorFromMatches } from "../../../i18n/translator.ts";
import { listAlternates } from "../../../i18n/alternates.ts";
import { AccountSections } from "./account-sections.tsx";
import { AccountDeletedView } from "./account-deleted-view.tsx";
import { loadAccount } from "./load-account.server.ts";
import { MailLinkView } from "../mail/mail-link-view.tsx";

/** `/icons/account`, and below it what links in letters lead to: one route, as every visitor loads the list of routes. */
export async function loader({ context, request, params, url }: LoaderFunctionArgs) {
  const requested = context.get(requestContext);
  const shared = {
    messages: requested.packMessages("account"),
    head: { alternates: listAlternates(url.pathname, requested.hrefIn) },
  };
  const { part } = params;
  if (part === "link") return { ...shared, part: "link" as const };
  if (part === "left") return { ...shared, part: "left" as const };
  if (part !== undefined) throw data(null, { status: 404 });
  return {
    ...shared,
    ...(await loadAccount(requested, request.headers.get("user-agent"))),
    isInUse: url.searchParams.get("problem") === "taken",
  };
}

export const headers = () => ({ "cache-control": "private, no-store" });

export const meta: MetaFunction = ({ matches }) => {
  const t = translatorFromMatches(matches);
  return [{ title: `${t("account.title")} – ${t("site.name")}` }, { name: "robots", content: "noindex" }];
};

export default function AccountPage() {
  const view = useLoaderData<typeof loader>();
  if (view.part === "link") return <MailLinkView />;
  if (view.part === "left") return <AccountDeletedView />;
  return <AccountSections {...view} />;
}
