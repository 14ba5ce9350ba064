import { useMessages } from "../../i18n/use-messages.ts";
import { MenuButton } from "../../ui/menu-button.tsx";
import { notify } from "../../ui/notify.ts";

/** Whoever is signed in, as the frame of pages shows them. */
export interface Account {
  name: string;
  isPaid: boolean;
  /** Guests are sent none of them, and only admins the way to their pages. */
  texts: { label: string; account: string; collections: string; admin?: string | undefined; signOut: string };
}

/** What people with an account find in the header. */
export default function AccountMenu({ name, texts }: Account) {
  const t = useMessages();
  const signOut = async () => {
    try {
      const { ok } = await fetch("/api/auth/v1/logout", { method: "POST" });
      if (!ok) throw new Error("not signed out");
      // Whatever is on the page was drawn for somebody.
      location.reload();
    } catch {
      notify({ type: "danger", text: t("site.error.text") });
    }
  };
  return (
    <MenuButton
      label={texts.label}
      items={[
        { id: "account", label: texts.account, count: name, href: "/icons/account" },
        { id: "collections", label: texts.collections, href: "/icons/collections" },
        ...(texts.admin === undefined ? [] : [{ id: "admin", label: texts.admin, href: "/icons/admin" }]),
        { id: "sign-out", label: texts.signOut },
      ]}
      onSelect={(id) => id === "sign-out" && void signOut()}
    >
      <span aria-hidden="true">{Array.from(name)[0]?.toUpperCase()}</span>
    </MenuButton>
  );
}
