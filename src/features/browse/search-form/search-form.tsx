import { useEffect, useId, useRef, useState, type ComponentType } from "react";
import { Link, useLocation, useMatches, useNavigate } from "react-router";
import { blankAddress, popularTerm } from "../../../core/urls/address.ts";
import { parseAddress, formatAddress } from "../../../core/urls/parse-address.ts";
import { cleanTerm, isTermTooLong } from "../../../core/urls/normalize-query.ts";
import { pictureSearchPage, sketchHash } from "../../../core/urls/paths/picture-search-paths.ts";
import { readHistoryEntry } from "./history-entry.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { setFinderPath } from "../contract.ts";
import type { Command } from "./command.ts";
import { readScope } from "./read-scope.ts";
import styles from "./search-form.module.css";
import type { SearchSuggestionsProps } from "./search-suggestions.tsx";

/** Other ways to search. */
const tools = [
  { to: pictureSearchPage, message: "site.search.image", glyph: "camera" },
  { to: pictureSearchPage + sketchHash, message: "site.search.sketch", glyph: "pencil" },
  { to: setFinderPath, message: "site.search.list", glyph: "layers" },
] as const;

export interface SearchFormProps {
  size?: "md" | "xl";
  placeholder?: string;
  term?: string;
  hasFocus?: boolean;
  /** What can be asked for beside icons: then the list of them is open as long as the field is there. */
  commands?: readonly Command[];
  className?: string | undefined;
}

/**
 * Looks for icons: goes straight to the results, and by `/icons/set?term=…` where there is no script. The filters of the page
 * stay, and so does how its icons are painted. Who reaches for the field gets suggestions, whose script is fetched then.
 */
export function SearchForm({
  size = "md",
  placeholder,
  term = "",
  hasFocus = false,
  commands,
  className = "",
}: SearchFormProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { customization, filters, sort, isGrouped } =
    parseAddress(pathname + search)?.address ?? blankAddress("landing");
  const filtersHere = readScope(useMatches());
  const isOnResults = filtersHere !== undefined && !commands;
  const scope = isOnResults ? filtersHere : [];
  const scopeId = useId();
  const parameters = new URLSearchParams(formatAddress({ ...blankAddress("landing"), customization }).split("?")[1]);
  const look = String(parameters);
  const form = useRef<HTMLFormElement>(null);
  const earlyKey = useRef<string>(undefined);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const fetchSuggestions = () => {
    void import("./search-suggestions.tsx").then(
      ({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions),
      () => undefined,
    );
  };
  const findHref = (text: string, keepsFilters = true) => {
    const { nocorrect: _, ...kept } = isOnResults && keepsFilters ? filters : {};
    const order = isOnResults ? { sort, isGrouped } : {};
    const wanted = cleanTerm(text) || popularTerm;
    return formatAddress({ ...blankAddress("search"), term: wanted, filters: kept, ...order, customization });
  };
  // A new page brings its own term, unless the field is ahead of it.
  const shownTerm = useRef(term);
  useEffect(() => {
    if (shownTerm.current !== term && form.current?.dataset["live"] === undefined) form.current?.reset();
    shownTerm.current = term;
  }, [term]);
  return (
    <search className={`${styles.form} ${className}`}>
      <form
        ref={form}
        action="/icons/set"
        onSubmit={(event) => {
          event.preventDefault();
          const { value } = event.currentTarget.elements.namedItem("term") as HTMLInputElement;
          const href = findHref(value);
          // What was typed so far has an entry of the history already.
          const entry = readHistoryEntry();
          const { live = entry } = event.currentTarget.dataset;
          if (cleanTerm(value) !== "" && href !== pathname + search)
            void navigate(href, { replace: live !== entry, state: { isTermCut: isTermTooLong(value) } });
        }}
      >
        <SearchField
          name="term"
          type="text"
          inputMode="search"
          size={size}
          label={t("site.search.label")}
          submitLabel={t("site.search.submit")}
          clearLabel={t("site.search.clear")}
          placeholder={placeholder ?? t("site.search.placeholder")}
          defaultValue={term}
          shortcut={commands ? undefined : "/"}
          scope={
            scope.length > 0 && (
              <ul id={scopeId}>
                {scope.map(({ key, label, removeLabel, href }) => (
                  <li key={key}>
                    {/* Backspace takes it away, and the chips above the results do: it is no stop of the tab key. */}
                    <Link
                      to={look === "" ? href : `${href}${href.includes("?") ? "&" : "?"}${look}`}
                      tabIndex={-1}
                      aria-label={removeLabel}
                      data-scope={key}
                    >
                      <span>{label}</span>
                      <Glyph name="x" size={14} />
                    </Link>
                  </li>
                ))}
              </ul>
            )
          }
          toolsLabel={t("site.search.tools")}
          tools={
            <>
              {tools.map(({ to, message, glyph }) => (
                <Link key={to} to={to} aria-label={t(message)} data-tooltip={t(message)}>
                  <Glyph name={glyph} size={size === "xl" ? 22 : 18} />
                </Link>
              ))}
            </>
          }
          onPointerDown={fetchSuggestions}
          onFocus={fetchSuggestions}
          onKeyDown={({ key }) => {
            earlyKey.current = key;
            fetchSuggestions();
          }}
          onInput={fetchSuggestions}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- its list controls it once there is one
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-keyshortcuts="/ Control+K Meta+K"
          aria-describedby={scope.length > 0 ? scopeId : undefined}
          data-search-field
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the landing page is there to search, nothing comes before it
          autoFocus={hasFocus}
        />
        {[...parameters].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {Suggestions && <Suggestions {...{ form, query: look, findHref, isOnResults, commands, earlyKey }} />}
      </form>
    </search>
  );
}
