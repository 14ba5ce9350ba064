import type { RequestContext } from "../context.ts";
import type { Account } from "./account-menu.tsx";
import { createTranslator } from "../i18n/translator.ts";

/** What the frame around every page says, also around an error before any loader ran: nothing in it waits or can be away. */
export function describeSite(context: RequestContext) {
  const { locale, origin, packMessages, services } = context;
  return {
    locale,
    origin,
    imageHosts: services.exports.imageHosts,
    messages: packMessages("site"),
    account: describeAccount(context),
  };
}

function describeAccount({ viewer, locale, loadMessages }: RequestContext): Account | undefined {
  if (!viewer.person) return undefined;
  const t = createTranslator(locale, loadMessages("signin"));
  return {
    name: viewer.person.name || viewer.person.email || "?",
    isPaid: viewer.isPaid,
    texts: {
      label: t("signin.menu.label"),
      account: t("signin.menu.account"),
      collections: t("signin.menu.collections"),
      admin: viewer.person.roles.includes("admin") ? t("signin.menu.admin") : undefined,
      signOut: t("signin.menu.signOut"),
      unread: t("signin.menu.unread"),
      allRead: t("signin.menu.allRead"),
      // Filled in where the notices come to.
      notices: {
        assigned: t("signin.menu.notice.assigned", { title: "{title}" }),
        resolved: t("signin.menu.notice.resolved", { title: "{title}" }),
        declined: t("signin.menu.notice.declined", { title: "{title}" }),
        merged: t("signin.menu.notice.merged", { title: "{title}" }),
      },
    },
  };
}
