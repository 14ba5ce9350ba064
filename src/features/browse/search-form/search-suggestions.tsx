/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element is a list box whose options are links */
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { cleanTerm } from "../../../core/urls/normalize-query.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { LiveRegion } from "../../../ui/foundation/visually-hidden.tsx";
import { useRootMark } from "../../../ui/hooks/use-root-mark.ts";
import type { Command } from "./command.ts";
import styles from "./search-suggestions.module.css";
import { useLiveResults } from "./use-live-results.ts";
import { useCommandGroups, useSuggestionGroups, type SuggestedOption } from "./suggestion-groups.tsx";
import { useSuggestions } from "./use-suggestions.ts";

export interface SearchSuggestionsProps {
  /** Around the field. */
  form: RefObject<HTMLFormElement | null>;
  /** What links carry on of this page's address. */
  query: string;
  /** Where a search for a text leads from this page. */
  findHref: (text: string, keepsFilters?: boolean) => string;
  /** The page shows results, which change while somebody types. */
  isOnResults: boolean;
  /** Listed below what is found. */
  commands: readonly Command[] | undefined;
  /** Pressed before the list was there to hear of it. */
  earlyKey: RefObject<string | undefined>;
}

const optionIdOf = (listId: string, index: number) => `${listId}-${index}`;

/** The list below the search field, worked by the keys of the field and by pointer. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { form, query, findHref, isOnResults, commands, earlyKey } = props;
  const isCommanding = commands !== undefined;
  const t = useMessages();
  const navigate = useNavigate();
  const live = useLiveResults(form, findHref);
  const listId = useId();
  const { key: place } = useLocation();
  const { offer, ask, stop, forget } = useSuggestions(t.locale);
  /** Where somebody asked for the list: elsewhere it is closed. */
  const [wantedAt, setWantedAt] = useState<string>();
  const isWanted = wantedAt === place;
  const [active, setActive] = useState(-1);
  const groups = [...useSuggestionGroups(offer, query), ...useCommandGroups(commands, offer)];
  const options = groups.flatMap((group) => group.options);
  const isOpen = isWanted && options.length > 0;
  useRootMark("data-suggesting", isOpen);
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

  function choose(event: ReactMouseEvent, option: SuggestedOption): void {
    if (option.run) {
      event.preventDefault();
      return option.run();
    }
    const field = fieldOf(form);
    if (option.isTerm) field.value = option.text;
    leave();
  }

  function leave(): void {
    live.end();
    stop();
    setWantedAt(undefined);
    setActive(-1);
    // The keyboard of a phone covers what was found.
    if (matchMedia(byFinger).matches) fieldOf(form).blur();
  }

  function forgetOne(index: number): void {
    forget(options[index]!.text);
    setActive(Math.min(active, options.length - 2));
    fieldOf(form).focus();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // What ends the composition of a word is no command.
    if (event.isComposing || event.keyCode === composingKeyCode) {
      if (event.key === "Enter") event.preventDefault();
      return;
    }
    if (event.key === "Escape" && isWanted && !commands) {
      // Only the list is closed, and not what else Escape closes.
      event.stopPropagation();
      close();
      fieldOf(form).focus();
    } else if (moveAmongChips(event, fieldOf(form))) {
      event.preventDefault();
    } else if (event.target !== fieldOf(form)) {
      return;
    } else if (event.key === "Backspace" && isOnResults && isAtStart(fieldOf(form))) {
      if (event.shiftKey) void navigate(findHref(fieldOf(form).value, false));
      else form.current!.querySelector<HTMLElement>("li:last-child > [data-scope]")?.click();
    } else if (event.key === "ArrowDown" && isOnResults && !isOpen && enterGrid()) {
      event.preventDefault();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) open();
      else setActive(step(active, event.key === "ArrowDown" ? 1 : -1, options.length));
    } else if (event.key === "Enter" && activeId !== undefined) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    } else if (
      event.key === "Delete" &&
      event.shiftKey &&
      offer?.kind === "history" &&
      active >= 0 &&
      active < offer.terms.length
    ) {
      event.preventDefault();
      forgetOne(active);
    }
  });
  const onFocusOut = useEffectEvent((event: FocusEvent) => {
    if (form.current?.contains(event.relatedTarget as Node | null)) return;
    live.end();
    close();
  });
  const onInput = useEffectEvent((event: Event) => {
    const field = fieldOf(form);
    if (!isOnResults || cleanTerm(field.value) === "") return open();
    // What an input method composes is no word yet.
    if (!(event as InputEvent).isComposing) live.show(field.value);
    // The results are the answer: a list would cover them.
    close();
  });
  const onSubmit = useEffectEvent(() => leave());
  const onPress = useEffectEvent(() => {
    // Results are not covered while a word is changed; a finger has no arrow key for the list.
    const isChanging = isOnResults && fieldOf(form).value !== "" && !matchMedia(byFinger).matches;
    if (!isWanted && !isChanging) open();
  });
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("input", (event) => onInput(event), { signal });
    element.addEventListener("compositionend", (event) => onInput(event), { signal });
    element.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    element.addEventListener("click", ({ target }) => target === fieldOf(form) && onPress(), { signal });
    element.addEventListener("focusout", (event) => onFocusOut(event), { signal });
    // Once the form has been sent.
    element.addEventListener("submit", () => void setTimeout(onSubmit), { signal });
    return () => listening.abort();
  }, [form]);
  useEffect(() => {
    // What was done while this script was on its way: something was typed, a key or the field was pressed.
    const field = fieldOf(form);
    if (isCommanding || field.value !== field.defaultValue) field.dispatchEvent(new Event("input", { bubbles: true }));
    else if (earlyKey.current?.startsWith("Arrow"))
      field.dispatchEvent(new KeyboardEvent("keydown", { key: earlyKey.current, bubbles: true }));
    else if (field.matches(":hover:focus")) field.click();
  }, [form, isCommanding, earlyKey]);

  let next = 0;
  return (
    <>
      <LiveRegion>{isWanted && offer ? t("site.suggest.count", { count: options.length }) : ""}</LiveRegion>
      {isOpen && (
        <div className={styles.panel}>
          {offer?.kind === "history" && offer.terms.length > 0 && (
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
                  {group.key !== "word" && group.key !== "history" && (
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
                        onClick={(event) => choose(event, option)}
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
                {options.slice(0, offer.terms.length).map(({ key, text }, index) => (
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

const byFinger = "(pointer: coarse)";

const fieldOf = (form: RefObject<HTMLFormElement | null>) =>
  form.current!.elements.namedItem("term") as HTMLInputElement;

function describe(field: HTMLInputElement, attribute: string, value: string | undefined): void {
  if (value === undefined) field.removeAttribute(attribute);
  else field.setAttribute(attribute, value);
}

const isAtStart = ({ selectionStart, selectionEnd }: HTMLInputElement) => selectionStart === 0 && selectionEnd === 0;

/** The arrow keys go from the start of the field through the filters that stand before it, and back. */
function moveAmongChips({ key, target }: KeyboardEvent, field: HTMLInputElement): boolean {
  const by = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const stops = [...field.form!.querySelectorAll<HTMLElement>("[data-scope]"), field];
  const next = stops[stops.indexOf(target as HTMLElement) + by];
  if (by === 0 || !next || (target === field && !isAtStart(field))) return false;
  next.focus();
  return true;
}

/** From the field to the icons below it. @returns whether there are any */
function enterGrid(): boolean {
  const tiles = "main li > a[data-icon]";
  const tile =
    document.querySelector<HTMLElement>(`${tiles}[tabindex="0"]`) ?? document.querySelector<HTMLElement>(tiles);
  tile?.focus();
  return tile !== null;
}

/** Through all options and the field itself, which is -1. */
function step(active: number, by: 1 | -1, count: number): number {
  const next = active + by;
  if (next === count) return -1;
  return next < -1 ? count - 1 : next;
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
