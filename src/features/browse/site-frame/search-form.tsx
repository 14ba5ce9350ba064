import { useRef, useState, type ComponentType } from "react";
import { useLocation, useNavigate } from "react-router";
import { blankAddress } from "../../../core/urls/address.ts";
import { parseAddress, formatAddress } from "../../../core/urls/parse-address.ts";
import { cleanTerm } from "../../../core/urls/normalize-query.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import styles from "./search-form.module.css";
import type { SearchSuggestionsProps } from "./search-suggestions.tsx";

export interface SearchFormProps {
  size?: "md" | "xl";
  placeholder?: string;
  term?: string;
  hasFocus?: boolean;
  className?: string | undefined;
}

/**
 * Looks for icons: goes straight to the results, and by `/icons/set?term=…` where there is no script. How the icons of the
 * page are painted stays. Who reaches for the field gets suggestions, whose script is fetched then.
 */
export function SearchForm({ size = "md", placeholder, term = "", hasFocus = false, className = "" }: SearchFormProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { customization, filters } = parseAddress(pathname + search)?.address ?? blankAddress("search");
  /** Who searches by meaning goes on doing so. */
  const mode = filters.ai === undefined ? {} : { ai: "" };
  const parameters = new URLSearchParams(formatAddress({ ...blankAddress("landing"), customization }).split("?")[1]);
  const form = useRef<HTMLFormElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const fetchSuggestions = () => {
    void import("./search-suggestions.tsx").then(
      ({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions),
      () => undefined,
    );
  };
  return (
    <search className={`${styles.form} ${className}`}>
      <form
        ref={form}
        action="/icons/set"
        onSubmit={(event) => {
          event.preventDefault();
          const { value } = event.currentTarget.elements.namedItem("term") as HTMLInputElement;
          const wanted = cleanTerm(value);
          if (wanted !== "")
            void navigate(formatAddress({ ...blankAddress("search"), term: wanted, filters: mode, customization }));
        }}
      >
        <SearchField
          // A new page brings its own term.
          key={term}
          name="term"
          type="text"
          inputMode="search"
          size={size}
          label={t("site.search.label")}
          submitLabel={t("site.search.submit")}
          clearLabel={t("site.search.clear")}
          placeholder={placeholder ?? t("site.search.placeholder")}
          defaultValue={term}
          shortcut="/"
          onPointerDown={fetchSuggestions}
          onFocus={fetchSuggestions}
          onKeyDown={fetchSuggestions}
          onInput={fetchSuggestions}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- its list controls it once there is one
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-keyshortcuts="/"
          data-search-field
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the landing page is there to search, nothing comes before it
          autoFocus={hasFocus}
        />
        {[...parameters].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {Suggestions && <Suggestions form={form} query={String(parameters)} />}
      </form>
    </search>
  );
}
