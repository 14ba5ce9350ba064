import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import { writeCookie } from "../../../browser/cookies.ts";
import { readHistoryEntry } from "./history-entry.ts";
import { cleanTerm, isTermTooLong } from "../../../core/urls/normalize-query.ts";

/** Pages that are asked for while this cookie lives show half a word: nobody looks for it. The server reads it, too. */
const typingCookie = "typing";
const typingSeconds = 2;
/** Whoever rests for so long has found the word. */
const settledMs = 1500;

/**
 * Results that follow what is typed: the page of results changes with every key, and however many words it went through, the
 * history of the browser gets one entry. `data-live` on the form says that its field is ahead of the
 * address, and at which entry of the history typing began.
 */
export function useLiveResults(form: RefObject<HTMLFormElement | null>, findHref: (text: string) => string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** Where typing began. */
  const start = useRef<string>(undefined);
  /** What was asked for last, which the page may not show yet. */
  const asked = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** @returns whether something waits to be counted */
  const stopWaiting = () => {
    const isWaiting = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    return isWaiting;
  };

  /** What was typed last is what somebody looks for: it counts as a view like any other. */
  const count = () => {
    if (!stopWaiting()) return;
    writeCookie(typingCookie, "", 0);
    void fetch(`${location.pathname}.data${location.search}`).catch(() => undefined);
  };

  const forget = () => {
    start.current = undefined;
    asked.current = undefined;
    mark(form.current, undefined);
  };

  /** Whatever is typed after this is another visit. */
  const end = () => {
    count();
    forget();
  };

  // Who goes back takes back what was typed: the field gets the term of the page again.
  const takeBack = useEffectEvent(() => {
    stopWaiting();
    forget();
  });
  useEffect(() => {
    const goBack = () => takeBack();
    addEventListener("popstate", goBack);
    return () => removeEventListener("popstate", goBack);
  }, []);

  const show = (text: string) => {
    if (cleanTerm(text) === "") return;
    const href = findHref(text);
    if (href === (asked.current ?? pathname + search)) return;
    asked.current = href;
    const entry = readHistoryEntry();
    start.current ??= entry;
    mark(form.current, start.current);
    writeCookie(typingCookie, "1", typingSeconds);
    clearTimeout(timer.current);
    timer.current = setTimeout(count, settledMs);
    void navigate(href, { replace: entry !== start.current, state: { isTermCut: isTermTooLong(text) } });
  };

  return { show, end };
}

function mark(form: HTMLFormElement | null, start: string | undefined): void {
  if (start === undefined) form?.removeAttribute("data-live");
  else form?.setAttribute("data-live", start);
}
