import { Link } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import {
  formatIntegrationPath,
  integrationIds,
  type IntegrationId,
} from "../../../core/urls/paths/integration-path.ts";
import styles from "../developers-page.module.css";

/** The pages about integrations, and the one about the HTTP API; `current` is the open one. */
export function IntegrationLinks({ current }: { current: IntegrationId }) {
  const t = useMessages();
  return (
    <nav className={styles.contents} aria-label={t("developers.integrations")}>
      <h2 className={styles.contentsTitle}>{t("developers.integrations")}</h2>
      <ul>
        {integrationIds.map((id) => (
          <li key={id}>
            <Link to={formatIntegrationPath(id)} aria-current={id === current ? "page" : undefined}>
              {t(`integrations.${id}.title`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/developers">{t("developers.http")}</Link>
        </li>
      </ul>
    </nav>
  );
}
