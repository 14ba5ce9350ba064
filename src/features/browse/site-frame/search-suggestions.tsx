/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element is a list box whose options are links */
import { useEffect, useEffectEvent, useId, useState, type ReactNode, type RefObject } from "react";
import { Link, useLocation } from "react-router";
import { blankAddress } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { cleanTerm } from "../../../core/urls/normalize-query.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Drawing } from "../../../ui/foundation/drawing.tsx";
import type { GlyphName } from "../../../ui/foundation/glyph-name.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { LiveRegion } from "../../../ui/foundation/visually-hidden.tsx";
import type { AutocompleteKind } from "../../search/contract.ts";
import styles from "./search-suggestions.module.css";
import { useSuggestions, type Offer } from "./use-suggestions.ts";

export interface SearchSuggestionsProps {
  /** Around the field. */
  form: RefObject<HTMLFormElement | null>;
  /** What links carry on of this page's address. */
  query: string;
}

interface Option {
  key: string;
  text: string;
  href: string;
  picture: ReactNode;
  detail?: string;
  /** Choosing it fills the field. */
  isTerm?: boolean;
}

interface Group {
  key: string;
  label: string;
  options: Option[];
}

const pictureSizePx = 20;
const optionIdOf = (listId: string, index: number) => `${listId}-${index}`;

/** The list below the search field, worked by the keys of the field and by pointer. */
export function SearchSuggestions({ form, query }: SearchSuggestionsProps) {
  const t = useMessages();
  const listId = useId();
  const { key: place } = useLocation();
  const { offer, ask, stop, forget } = useSuggestions(t.locale);
  /** Where somebody asked for the list: elsewhere it is closed. */
  const [wantedAt, setWantedAt] = useState<string>();
  const isWanted = wantedAt === place;
  const [active, setActive] = useState(-1);
  const groups = useGroups(offer, query);
  const options = groups.flatMap((group) => group.options);
  const isOpen = isWanted && options.length > 0;
  const activeId = isOpen && active >= 0 ? optionIdOf(listId, active) : undefined;
  const typed = offer?.kind === "suggestions" ? offer.typed : "";

  useEffect(() => {
    // The field was there before its list, and says of it what it knows.
    const field = fieldOf(form);
    field.ariaExpanded = String(isOpen);
    describe(field, "aria-controls", isOpen ? listId : undefined);
    describe(field, "aria-activedescendant", activeId);
  }, [form, listId, isOpen, activeId]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const close = useEffectEvent(() => {
    stop();
    setWantedAt(undefined);
    setActive(-1);
  });
  const open = useEffectEvent(() => {
    setWantedAt(place);
    setActive(-1);
    ask(fieldOf(form).value);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // What ends the composition of a word is no command.
    if (event.isComposing || event.keyCode === composingKeyCode) {
      if (event.key === "Enter") event.preventDefault();
      return;
    }
    if (event.key === "Escape" && isWanted) {
      // Only the list is closed, and not what else Escape closes.
      event.stopPropagation();
      close();
      fieldOf(form).focus();
    } else if (event.target !== fieldOf(form)) {
      return;
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) open();
      else setActive(step(active, event.key === "ArrowDown" ? 1 : -1, options.length));
    } else if (event.key === "Enter" && activeId !== undefined) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    } else if (event.key === "Delete" && event.shiftKey && offer?.kind === "history" && active >= 0) {
      event.preventDefault();
      forgetOne(active);
    }
  });
  const onFocusOut = useEffectEvent((event: FocusEvent) => {
    if (!form.current?.contains(event.relatedTarget as Node | null)) close();
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (event.target === fieldOf(form) && !isWanted) open();
  });
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("input", () => open(), { signal });
    element.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    element.addEventListener("click", (event) => onClick(event), { signal });
    element.addEventListener("focusout", (event) => onFocusOut(event), { signal });
    element.addEventListener("submit", () => close(), { signal });
    return () => listening.abort();
  }, [form]);
  useEffect(() => {
    // What was done while this script was on its way: something was typed, or the field was pressed.
    const field = fieldOf(form);
    if (field.value !== field.defaultValue || field.matches(":hover:focus"))
      field.dispatchEvent(new Event("input", { bubbles: true }));
  }, [form]);

  function choose(option: Option): void {
    const field = fieldOf(form);
    if (option.isTerm) field.value = option.text;
    field.blur();
    setWantedAt(undefined);
  }

  function forgetOne(index: number): void {
    forget(options[index]!.text);
    setActive(Math.min(active, options.length - 2));
    fieldOf(form).focus();
  }

  let next = 0;
  return (
    <>
      <LiveRegion>{isWanted && offer ? t("site.suggest.count", { count: options.length }) : ""}</LiveRegion>
      {isOpen && (
        <div className={styles.panel}>
          {offer?.kind === "history" && (
            <div className={styles.head}>
              <span aria-hidden="true">{t("site.suggest.history")}</span>
              <button
                type="button"
                className={styles.clear}
                onClick={() => {
                  forget();
                  fieldOf(form).focus();
                }}
              >
                {t("site.suggest.forgetAll")}
              </button>
            </div>
          )}
          <div className={styles.rows}>
            <div id={listId} role="listbox" aria-label={t("site.suggest.label")} className={styles.list}>
              {groups.map((group) => (
                <div key={group.key} role="group" aria-label={group.label}>
                  {offer?.kind === "suggestions" && group.key !== "word" && (
                    <div className={styles.head} aria-hidden="true">
                      {group.label}
                    </div>
                  )}
                  {group.options.map((option) => {
                    const index = next++;
                    return (
                      <Link
                        key={option.key}
                        id={optionIdOf(listId, index)}
                        role="option"
                        aria-selected={index === active}
                        tabIndex={-1}
                        to={option.href}
                        className={styles.option}
                        onPointerDown={(event) => event.preventDefault()}
                        onClick={() => choose(option)}
                      >
                        {option.picture}
                        <span className={styles.text}>{markTyped(option.text, typed)}</span>
                        {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
                      </Link>
                    );
                  })}
                </div>
              ))}
            </div>
            {offer?.kind === "history" && (
              <div className={styles.removers}>
                {options.map(({ key, text }, index) => (
                  <button
                    key={key}
                    type="button"
                    className={styles.remover}
                    aria-label={t("site.suggest.forget", { term: text })}
                    onClick={() => forgetOne(index)}
                  >
                    <Glyph name="x" size={16} />
                  </button>
                ))}
              </div>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** What browsers say of keys that belong to an input method, where they do not say that it composes. */
const composingKeyCode = 229;

const fieldOf = (form: RefObject<HTMLFormElement | null>) =>
  form.current!.elements.namedItem("term") as HTMLInputElement;

function describe(field: HTMLInputElement, attribute: string, value: string | undefined): void {
  if (value === undefined) field.removeAttribute(attribute);
  else field.setAttribute(attribute, value);
}

/** Through all options and the field itself, which is -1. */
function step(active: number, by: 1 | -1, count: number): number {
  const next = active + by;
  if (next === count) return -1;
  return next < -1 ? count - 1 : next;
}

const glyphs: Record<AutocompleteKind, GlyphName> = {
  word: "search",
  style: "shapes",
  family: "layers",
  category: "tag",
  author: "user",
};

function useGroups(offer: Offer | undefined, query: string): Group[] {
  const t = useMessages();
  if (!offer) return [];
  const carryOn = (href: string) => (query === "" ? href : `${href}?${query}`);
  if (offer.kind === "history") {
    const options = offer.terms.map((term): Option => ({
      key: term,
      text: term,
      href: carryOn(`/icons/set/${encodeURIComponent(cleanTerm(term))}`),
      picture: <Glyph name="history" size={pictureSizePx} />,
      isTerm: true,
    }));
    return options.length === 0 ? [] : [{ key: "history", label: t("site.suggest.history"), options }];
  }
  const list = (...kinds: AutocompleteKind[]) =>
    offer.items
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, text, count, address }): Option => ({
        key: `${kind} ${address}`,
        text,
        href: carryOn(address),
        picture: <Glyph name={glyphs[kind]} size={pictureSizePx} />,
        detail: t("site.count.icons", { count }),
        isTerm: kind === "word",
      }));
  const meant: Option = {
    key: "meaning",
    text: offer.typed,
    href: carryOn(formatAddress({ ...blankAddress("search"), term: cleanTerm(offer.typed), filters: { ai: "" } })),
    picture: <Glyph name="sparkles" size={pictureSizePx} />,
    isTerm: true,
  };
  const icons = offer.icons.map(({ id, name, style, address, image, isColor }): Option => ({
    key: id,
    text: name,
    href: address,
    picture: <Drawing src={image} isMono={!isColor} size={pictureSizePx} isLazy={false} />,
    detail: style,
  }));
  return [
    { key: "word", label: t("site.suggest.words"), options: list("word") },
    { key: "icon", label: t("site.suggest.icons"), options: icons },
    { key: "style", label: t("site.suggest.styles"), options: list("style", "family") },
    { key: "category", label: t("site.suggest.categories"), options: list("category") },
    { key: "author", label: t("site.suggest.authors"), options: list("author") },
    { key: "meaning", label: t("site.suggest.meaning"), options: [meant] },
  ].filter(({ options }) => options.length > 0);
}

/** Sets what was not typed yet apart. */
function markTyped(text: string, typed: string): ReactNode {
  if (typed === "" || !text.toLowerCase().startsWith(typed.toLowerCase())) return text;
  return (
    <>
      {text.slice(0, typed.length)}
      <b>{text.slice(typed.length)}</b>
    </>
  );
}
