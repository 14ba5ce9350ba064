import { useId, type ReactNode } from "react";
import { Form, Link } from "react-router";
import { printImagePath } from "../../core/urls/image-path.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import type { GlyphName } from "../../ui/glyph-name.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { Tile, TileGrid } from "../../ui/tile.tsx";
import styles from "./picture-answer.module.css";
import type { FoundIcon } from "./picture-steps.ts";
import type { PictureSearching } from "./use-picture-search.ts";

/** What came of the search: icons, or why there are none and what to do instead. */
export function PictureAnswer({ searching: { now } }: { searching: PictureSearching }) {
  const t = useMessages();
  if (now.step === "found" && now.icons.length > 0) return <FoundIcons icons={now.icons} />;
  if (now.step === "found") {
    return (
      <Notice glyph="search-x" title={t("picture.none.title")} text={t("picture.none.text")}>
        <WordSearch />
      </Notice>
    );
  }
  if (now.step === "unavailable") {
    return (
      <Notice glyph="info" title={t("picture.unavailable.title")} text={t("picture.unavailable.text")}>
        <WordSearch />
      </Notice>
    );
  }
  if (now.step !== "chosen" || now.failure === undefined) return null;
  return (
    <Notice
      glyph={now.failure === "offline" ? "wifi-off" : "circle-alert"}
      title={t(`picture.${now.failure}.title`)}
      text={t(`picture.${now.failure}.text`)}
    />
  );
}

function FoundIcons({ icons }: { icons: readonly FoundIcon[] }) {
  const t = useMessages();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t("picture.results", { count: icons.length })}
      </h2>
      <TileGrid mode="detailed">
        {icons.map(({ id, name, url, isColor }) => (
          <li key={id}>
            <Tile as={Link} to={url} caption={name}>
              <Drawing src={printImagePath(id, "svg")} isMono={!isColor} size={40} />
            </Tile>
          </li>
        ))}
      </TileGrid>
    </section>
  );
}

interface NoticeProps {
  glyph: GlyphName;
  title: string;
  text: string;
  children?: ReactNode;
}

function Notice({ glyph, title, text, children }: NoticeProps) {
  return (
    <section className={styles.notice}>
      <Glyph name={glyph} size={24} className={styles.glyph} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

function WordSearch() {
  const t = useMessages();
  return (
    <search className={styles.words}>
      <Form action="/icons/set">
        <SearchField
          name="term"
          label={t("site.search.label")}
          submitLabel={t("site.search.submit")}
          clearLabel={t("site.search.clear")}
          placeholder={t("site.search.placeholder")}
        />
      </Form>
    </search>
  );
}
