import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { api } from "../browser/api-client.ts";
import { formatNumber } from "../i18n/format.ts";
import { useMessages } from "../i18n/use-messages.ts";
import { MenuButton, type MenuItem } from "../ui/menu/menu-button.tsx";
import { notify } from "../ui/notifications/notify.ts";
import { noticesPath, type Notice, type NoticeKind } from "../features/requests/contract.ts";
import { requestPagesPath } from "../core/urls/paths/request-paths.ts";
import { accountPolicyPath } from "../features/accounts/contract.ts";

/** Whoever is signed in, as the frame of pages shows them. */
export interface Account {
  name: string;
  isPaid: boolean;
  /** Guests are sent none of them, and only admins the way to their pages. */
  texts: {
    label: string;
    account: string;
    collections: string;
    admin?: string | undefined;
    signOut: string;
    unread: string;
    allRead: string;
    /** With `{title}` in them. */
    notices: Readonly<Record<NoticeKind, string>>;
  };
}

/** More at once are on the page of requests. */
const mostNotices = 5;

/** What people with an account find in the header: what is new for them, and what is theirs. */
export default function AccountMenu({ name, texts }: Account) {
  const t = useMessages();
  const navigate = useNavigate();
  const { notices, unread, markRead } = useNotices();
  const signOut = async () => {
    try {
      const { ok } = await fetch("/api/auth/v1/logout", { method: "POST" });
      if (!ok) throw new Error("sign-out failed");
      // Whatever is on the page was drawn for somebody.
      location.reload();
    } catch {
      notify({ type: "danger", text: t("site.error.text") });
    }
  };
  const select = (id: string) => {
    const notice = notices.find((each) => each.id === id);
    if (notice) {
      markRead([notice.id]);
      void navigate(`${requestPagesPath}/${notice.request.id}`);
    } else if (id === "all-read") markRead();
    else void signOut();
  };
  const news: MenuItem[] = notices.map(({ id, kind, request: { title } }) => ({
    id,
    label: texts.notices[kind].replace("{title}", () => title),
  }));
  return (
    <MenuButton
      label={unread === 0 ? texts.label : `${texts.label} – ${texts.unread}: ${formatNumber(unread, t.locale)}`}
      data-unread={unread > 0 || undefined}
      items={[
        ...news,
        ...(unread > 0 ? [{ id: "all-read", label: texts.allRead }] : []),
        { id: "account", label: texts.account, count: name, href: "/icons/account" },
        { id: "collections", label: texts.collections, href: "/icons/collections" },
        ...(texts.admin === undefined ? [] : [{ id: "admin", label: texts.admin, href: "/icons/admin" }]),
        { id: "sign-out", label: texts.signOut },
      ]}
      onSelect={select}
    >
      <span aria-hidden="true">{Array.from(name)[0]?.toUpperCase()}</span>
    </MenuButton>
  );
}

/** So often it is asked at most while somebody goes from page to page. */
const askedEveryMs = 30_000;

/** What is new for somebody and has not been read. */
function useNotices() {
  const { pathname } = useLocation();
  const asked = useRef({ on: "", at: -Infinity });
  const [news, setNews] = useState<{ notices: readonly Notice[]; unread: number }>({ notices: [], unread: 0 });
  useEffect(() => {
    const { on, at } = asked.current;
    // Whose account is on hold has this page only, and nothing to be told.
    if (pathname === accountPolicyPath || on === pathname || performance.now() - at < askedEveryMs) return;
    asked.current = { on: pathname, at: performance.now() };
    const ask = async () => {
      const answer = await api.get<{ notices: Notice[]; unread: number }>(noticesPath);
      if (!answer) return;
      const unreadOnes = answer.notices.filter(({ isRead }) => !isRead);
      setNews({ notices: unreadOnes.slice(0, mostNotices), unread: answer.unread });
    };
    // Whoever cannot be told now is told on another page.
    ask().catch(() => undefined);
  }, [pathname]);
  const markRead = (ids?: readonly string[]) => {
    setNews(({ notices, unread }) => ({
      notices: ids ? notices.filter(({ id }) => !ids.includes(id)) : [],
      unread: ids ? Math.max(0, unread - ids.length) : 0,
    }));
    const body = new Blob([JSON.stringify(ids ? { ids } : {})], { type: "application/json" });
    // What is not marked now is only told once more.
    api.send(`${noticesPath}/read`, { method: "POST", body, keepalive: true }).catch(() => undefined);
  };
  return { ...news, markRead };
}
