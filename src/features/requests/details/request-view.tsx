import { Link } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import type { GlyphName } from "../../../ui/foundation/glyph-name.ts";
import { PageColumn } from "../../../ui/layout/page-column.tsx";
import { AnswerTiles } from "./answer-tiles.tsx";
import { requestPagesPath } from "../../../core/urls/paths/request-paths.ts";
import type { RequestPageView } from "../list/load-requests.server.ts";
import { RequestActions } from "./request-actions.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { RequestHistory } from "./request-history.tsx";
import styles from "./request-view.module.css";
import type { PictureView } from "./request-views.ts";
import { VoteButton } from "../list/vote-button.tsx";

/** One request: what is wanted, what has become of it, and what whoever looks can do about it. */
export function RequestView(view: RequestPageView) {
  const t = useMessages();
  const { request, isGuest } = view;
  const { title, description, status, reason, duplicateOf, isHidden, pictures, answers, history } = request;
  return (
    <PageColumn>
      <article className={styles.article}>
        <header className={styles.head}>
          <Link to={requestPagesPath} className={styles.back}>
            <Glyph name="arrow-left" size={16} />
            {t("requestPages.back")}
          </Link>
          <div className={styles.name}>
            <VoteButton request={request} isGuest={isGuest} />
            <div className={styles.words}>
              <h1>{title}</h1>
              <RequestFacts request={request} />
            </div>
          </div>
        </header>
        <div className={styles.main}>
          {isHidden && (
            <Note glyph="ban" tone="danger">
              {t("requestPages.hiddenNote")}
            </Note>
          )}
          {status === "declined" && reason !== undefined && (
            <Note glyph="circle-alert" tone="danger">
              {t("requestPages.declinedFor", { reason })}
            </Note>
          )}
          {duplicateOf && (
            <Note glyph="arrow-right" tone="neutral">
              <MergedInto {...duplicateOf} />
            </Note>
          )}
          {answers.length > 0 && <AnswerTiles answers={answers} />}
          {description !== "" && <p className={styles.description}>{description}</p>}
          {pictures.length > 0 && <Pictures pictures={pictures} />}
        </div>
        <RequestActions {...view} />
        <RequestHistory history={history} />
      </article>
    </PageColumn>
  );
}

function MergedInto({ id, title }: { id: string; title: string }) {
  const t = useMessages();
  const formatLink = (text: React.ReactNode) => <Link to={`${requestPagesPath}/${id}`}>{text}</Link>;
  return t.rich("requestPages.mergedInto", { title, link: formatLink });
}

function Note({ glyph, tone, children }: { glyph: GlyphName; tone: "danger" | "neutral"; children: React.ReactNode }) {
  return (
    <p className={styles.note} data-tone={tone}>
      <Glyph name={glyph} size={18} />
      <span>{children}</span>
    </p>
  );
}

function Pictures({ pictures }: { pictures: readonly PictureView[] }) {
  const t = useMessages();
  return (
    <ul className={styles.pictures} aria-label={t("requestPages.pictures")}>
      {pictures.map(({ id, url, name, widthPx, heightPx }, index) => (
        <li key={id}>
          <a href={url} target="_blank" className={styles.picture}>
            <img
              src={url}
              alt={t("requestPages.picture", { number: index + 1, name })}
              width={widthPx}
              height={heightPx}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
