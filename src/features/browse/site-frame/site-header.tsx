import { useEffect, useId, type ReactNode } from "react";
import { Link, useLocation, useMatches, type LinkProps } from "react-router";
import { termWords } from "../../../core/urls/normalize-query.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { chooseLanguage, useLanguageLinks, type LanguageLink } from "./language-menu.tsx";
import { SearchForm } from "../search-form/search-form.tsx";
import { stamp } from "../../../ui/foundation/stamp.ts";
import styles from "./site-header.module.css";
import { siteSections } from "./site-sections.ts";
import { ThemeChoice, ThemeMenu } from "./theme-menu.tsx";

export interface SiteHeaderProps {
  /** The page leaves the search to the header. */
  hasSearch: boolean;
  /** Ctrl+K or ⌘K was pressed. */
  onCommand: () => void;
  /** The menu of whoever is signed in. */
  account: ReactNode;
}

export function SiteHeader({ hasSearch, onCommand, account }: SiteHeaderProps) {
  const t = useMessages();
  const languages = useLanguageLinks();
  const term = useSearchedTerm();
  useSearchNote(term, t.locale);
  useSearchShortcuts(onCommand);
  return (
    <header className={styles.header}>
      <Link to="/icons" className={styles.brand} aria-label={t("site.name")}>
        <BrandMark />
        <span data-always={!hasSearch || undefined}>{t("site.name")}</span>
      </Link>
      <div className={styles.search}>{hasSearch && <SearchForm term={term} />}</div>
      <nav aria-label={t("site.nav.label")}>
        {siteSections.map(({ path, message }) => (
          <SectionLink key={path} to={path} prefetch="intent" className={styles.link}>
            {t(message)}
          </SectionLink>
        ))}
      </nav>
      <div role="toolbar" aria-label={t("site.tools.label")} className={styles.controls}>
        <div className={styles.tools} onClickCapture={chooseLanguage}>
          <MenuButton
            kind="choice"
            label={t("site.language.label")}
            className={styles.tool}
            items={languages.map(({ locale, name, tag, href }) => ({
              id: locale,
              label: name,
              lang: tag,
              href,
              isSelected: locale === t.locale,
            }))}
          >
            <Glyph name="languages" />
          </MenuButton>
          <ThemeMenu className={styles.tool} />
        </div>
        <div className={styles.account}>
          {account ?? (
            <a href="/icons/sign-in" referrerPolicy="same-origin">
              <Glyph name="user" />
              <span>{t("site.signIn")}</span>
            </a>
          )}
        </div>
      </div>
      <SmallMenu languages={languages} />
    </header>
  );
}

/** A link to a part of the site: it is on there, whatever filters stand behind its name. */
function SectionLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isOn = pathname.startsWith(to) && /^(?:$|--|\/)/.test(pathname.slice(to.length));
  return <Link {...rest} to={to} aria-current={isOn ? "page" : undefined} />;
}

/** Everything of the header that has no place on a small screen. */
function SmallMenu({ languages }: { languages: readonly LanguageLink[] }) {
  const t = useMessages();
  const panelId = useId();
  const close = () => document.getElementById(panelId)?.hidePopover();
  return (
    <>
      <button type="button" popoverTarget={panelId} className={styles.menuButton} aria-label={t("site.nav.menu")}>
        <Glyph name="menu" size={22} />
      </button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <nav aria-label={t("site.nav.menu")}>
          {siteSections.map(({ path, message }) => (
            <SectionLink key={path} to={path} onClick={close}>
              {t(message)}
            </SectionLink>
          ))}
        </nav>
        <p>{t("site.theme.label")}</p>
        <ThemeChoice />
        <p>{t("site.language.label")}</p>
        <ul
          onClickCapture={chooseLanguage}
          {...stamp(
            LanguageItem,
            languages.map(({ locale, ...link }) => ({ key: locale, isOn: locale === t.locale, ...link })),
          )}
        />
      </div>
    </>
  );
}

/** Ready to be stamped. */
function LanguageItem({ name, tag, href, isOn }: Omit<LanguageLink, "locale"> & { isOn: boolean }) {
  return (
    <li>
      <a href={href} lang={tag} hrefLang={tag} aria-current={isOn || undefined}>
        {name}
      </a>
    </li>
  );
}

/** The words of the results on the page, so that the field shows what was looked for. */
function useSearchedTerm(): string {
  const { term } = useMatches().at(-1)?.params ?? {};
  return termWords(term?.split("--", 1)[0] ?? "");
}

const typingMs = 1500;

/** Searches are remembered from here: pages are kept for everybody, and a page that was only fetched was not looked at. */
function useSearchNote(searchTerm: string, lang: string): void {
  useEffect(() => {
    if (searchTerm === "") return undefined;
    const query = new URLSearchParams({ searchTerm, lang });
    const note = () =>
      void fetch(`/api/users/history/?${query}`, { method: "POST", keepalive: true }).catch(() => undefined);
    // Half a word, of which the results are shown already, is nothing that was looked for.
    const timer = setTimeout(note, document.querySelector("form[data-live]") ? typingMs : 0);
    return () => clearTimeout(timer);
  }, [searchTerm, lang]);
}

/** Ctrl+K or ⌘K opens a search with commands wherever one is. */
function useSearchShortcuts(onCommand: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        onCommand();
      }
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [onCommand]);
}
