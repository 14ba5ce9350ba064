import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../../browser/api-client.ts";
import { cleanTerm } from "../../../core/urls/normalize-query.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { AutocompleteAnswer } from "../../search/contract.ts";

/** What is offered for what stands in the field: suggestions, or what was searched for before when it is empty. */
export type Offer =
  | ({ kind: "suggestions"; typed: string } & Pick<AutocompleteAnswer, "items" | "icons">)
  | { kind: "history"; terms: string[] };

interface Suggestions {
  offer: Offer | undefined;
  /** Asks for what goes with a text. What was asked for before is not waited for any more. */
  ask: (typed: string) => void;
  /** Stops waiting. */
  stop: () => void;
  /** Takes one term, or all, out of the history. */
  forget: (term?: string) => void;
}

const historyPath = "/api/users/history/";
const erasePath = "/api/user/v2/history";
/** Who types faster than this is not asked about every letter. */
const restMs = 60;
const itemLimit = 8;
const iconLimit = 4;

/** Answers may be used again for some minutes, so that taking a letter back costs nothing. */
export function useSuggestions(locale: Locale): Suggestions {
  const [offer, setOffer] = useState<Offer>();
  const pending = useRef<AbortController>(undefined);
  const askedAt = useRef(-Infinity);

  const stop = useCallback(() => pending.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const ask = useCallback(
    (typed: string) => {
      stop();
      pending.current = new AbortController();
      const { signal } = pending.current;
      const read = async () => {
        askedAt.current = performance.now();
        const isEmpty = cleanTerm(typed) === "";
        const found = await (isEmpty ? readHistory(signal) : readSuggestions(typed, { locale, signal }));
        if (!signal.aborted) setOffer(found);
      };
      const timer = setTimeout(() => void read(), Math.max(0, askedAt.current + restMs - performance.now()));
      signal.addEventListener("abort", () => clearTimeout(timer));
    },
    [locale, stop],
  );

  const forget = useCallback((term?: string) => {
    setOffer((shown) =>
      shown?.kind === "history"
        ? { kind: "history", terms: term === undefined ? [] : shown.terms.filter((one) => one !== term) }
        : shown,
    );
    const query = term === undefined ? "" : `?${new URLSearchParams({ searchTerm: term })}`;
    void api.send(erasePath + query, { method: "DELETE" }).catch(() => undefined);
  }, []);

  return { offer, ask, stop, forget };
}

async function readSuggestions(
  typed: string,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): Promise<Offer | undefined> {
  const query = new URLSearchParams({ term: typed, limit: String(itemLimit), icons: String(iconLimit), lang: locale });
  const answer = await api.find<AutocompleteAnswer>(`/api/iconsets/autocomplete/v2?${query}`, { signal });
  return answer ? { kind: "suggestions", typed, items: answer.items, icons: answer.icons } : undefined;
}

async function readHistory(signal: AbortSignal): Promise<Offer | undefined> {
  const answer = await api.find<{ searchHistory: string[] }>(historyPath, { signal });
  return answer ? { kind: "history", terms: answer.searchHistory } : undefined;
}
