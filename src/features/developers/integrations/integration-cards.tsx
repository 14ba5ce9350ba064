import { Link } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { formatIntegrationPath, integrationIds } from "../../../core/urls/paths/integration-path.ts";
import styles from "./integration-cards.module.css";

/** What the site works with, each as a card that leads to its explanation. */
export function IntegrationCards() {
  const t = useMessages();
  return (
    <ul className={styles.cards}>
      {integrationIds.map((id) => (
        <li key={id}>
          <Card as={Link} to={formatIntegrationPath(id)} isInteractive className={styles.card}>
            <h3>{t(`integrations.${id}.title`)}</h3>
            <p>{t(`integrations.${id}.lead`)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
