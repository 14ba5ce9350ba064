import { Link } from "react-router";
import { requestPagesPath } from "../../../core/urls/paths/request-paths.ts";
import { RequestFacts } from "../details/request-facts.tsx";
import styles from "./request-item.module.css";
import type { RequestRow } from "../details/request-views.ts";
import { VoteButton } from "./vote-button.tsx";

/** A request as an item of the list: its title leads to it from anywhere on it. */
export function RequestItem({ request, isGuest }: { request: RequestRow; isGuest: boolean }) {
  const { id, title, description, picture } = request;
  return (
    <li className={styles.item}>
      <VoteButton request={request} isGuest={isGuest} />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={`${requestPagesPath}/${id}`} prefetch="intent" className={styles.link}>
            {title}
          </Link>
        </h2>
        {description !== "" && <p className={styles.description}>{description}</p>}
        <RequestFacts request={request} />
      </div>
      {picture && (
        <img
          className={styles.picture}
          src={picture.url}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          decoding="async"
        />
      )}
    </li>
  );
}
