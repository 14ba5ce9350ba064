import type { ReactNode } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { VisuallyHidden } from "../../../ui/foundation/visually-hidden.tsx";
import type { OriginFacts, TrailStep } from "./result-view.ts";
import styles from "./breadcrumbs.module.css";

export interface BreadcrumbsProps {
  trail: readonly TrailStep[];
  origin: OriginFacts | undefined;
}

/** Where the page stands; who drew its icons, and what may be done with them. */
export function Breadcrumbs({ trail, origin }: BreadcrumbsProps) {
  const t = useMessages();
  return (
    <div className={styles.line}>
      <nav aria-label={t("search.trail.label")}>
        <ol className={styles.trail}>
          {trail.map(({ name, path }, index) => (
            <li key={path}>
              {index === trail.length - 1 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
            </li>
          ))}
        </ol>
      </nav>
      {origin?.style && (
        <IconButton
          className={styles.pin}
          size="sm"
          glyph="pin"
          label={t("site.pin.label", { name: origin.style.title })}
          isPressed={origin.style.isPinned}
          data-pin={origin.style.code}
        />
      )}
      {origin && <Origin {...origin} />}
    </div>
  );
}

function Origin({ author, site, licenses }: OriginFacts) {
  const t = useMessages();
  return (
    <p className={styles.origin}>
      {author && <span>{t.rich("search.origin.by", { author: author.name, link: linkTo(author.path) })}</span>}
      {site && (
        <a href={site.url} rel="noreferrer">
          {site.host}
          <Glyph name="arrow-up-right" size={14} />
        </a>
      )}
      {licenses.map(({ code, title, url }, index) => (
        <span key={code}>
          {index === 0 && <Glyph name="scale" size={14} />}
          <VisuallyHidden>{t("search.filter.license")} </VisuallyHidden>
          {url === null ? (
            <span title={title}>{code}</span>
          ) : (
            <a href={url} rel="noreferrer license" title={title}>
              {code}
            </a>
          )}
        </span>
      ))}
    </p>
  );
}

const linkTo = (href: string) => (text: ReactNode) => (
  <a key={href} href={href}>
    {text}
  </a>
);
