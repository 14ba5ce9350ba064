import { Link } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkButton } from "../../../ui/button/button.tsx";
import { SingleActionPage } from "../../../ui/dialog/single-action-page.tsx";

/** For somebody who has just deleted their account. */
export function AccountDeletedView() {
  const t = useMessages();
  return (
    <SingleActionPage title={t("account.deleted.title")}>
      <p>{t("account.deleted.text")}</p>
      <LinkButton as={Link} to="/icons/sign-in" size="lg">
        {t("account.deleted.undo")}
      </LinkButton>
    </SingleActionPage>
  );
}
