import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { WayBack } from "../../context.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { LinkButton } from "../../ui/button/button.tsx";
import { Glyph } from "../../ui/foundation/glyph.tsx";
import { PageColumn } from "../../ui/layout/page-column.tsx";
import { chooseSentence } from "./choose-sentence.ts";
import styles from "./error-page.module.css";
import { FetchedStyleLinks } from "./styles/fetched-style-links.tsx";
import { PageSection } from "./icon-tiles/page-section.tsx";

export interface ErrorPageProps {
  status: number;
  /** What went wrong, as a loader throws it: the public text of a failed call, or where a list ends. */
  failure?: unknown;
  /** Styles to go on with; left out, they are fetched. */
  children?: ReactNode;
}

/** For a page that does not exist, and for anything that went wrong. */
export function ErrorPage({ status, failure, children }: ErrorPageProps) {
  const t = useMessages();
  const { pathname } = useLocation();
  const { message: title, wayBack } = readFailure(failure);
  const isGone = status === 410;
  const isMissing = status === 404 || isGone;
  const headline = () => {
    if (isGone) return String(status);
    return isMissing ? t("site.notFound.title") : (title ?? t("site.error.title"));
  };
  const { glyph, message } = chooseSentence(pathname);
  return (
    <PageColumn>
      <div className={styles.message}>
        <Glyph name={isMissing ? glyph : "circle-alert"} size={56} className={styles.glyph} />
        <h1>{headline()}</h1>
        <p className={styles.sentence}>
          {isMissing ? ((isGone ? title : undefined) ?? t(message)) : t("site.error.text")}
        </p>
        {isMissing && !isGone && <p className={styles.path}>{t("site.notFound.heading", { path: pathname })}</p>}
        <div className={styles.links}>
          {wayBack && (
            <LinkButton as={Link} variant="primary" size="lg" icon="arrow-left" to={wayBack.href}>
              {wayBack.label}
            </LinkButton>
          )}
          {!isMissing && (
            <LinkButton variant="primary" size="lg" icon="rotate-cw" href="">
              {t("site.error.retry")}
            </LinkButton>
          )}
          <LinkButton as={Link} size="lg" icon="sparkles" to="/icons/new">
            {t("site.notFound.new")}
          </LinkButton>
          <LinkButton as={Link} size="lg" icon="heart" to="/icons/set/popular">
            {t("site.notFound.popular")}
          </LinkButton>
        </div>
      </div>
      <div data-fetched={children === undefined || undefined} className={styles.styles}>
        <PageSection title={t("site.notFound.styles")}>{children ?? <FetchedStyleLinks />}</PageSection>
      </div>
    </PageColumn>
  );
}

function readFailure(failure: unknown): { message: string | undefined; wayBack: WayBack | undefined } {
  const { message, wayBack } = (failure ?? {}) as { message?: unknown; wayBack?: WayBack };
  return { message: typeof message === "string" ? message : undefined, wayBack };
}
