import { useEffect, useState } from "react";
import { api } from "../../../browser/api-client.ts";
import { requestsPath, type Alike } from "../contract.ts";

/** So long nobody has typed. */
const pauseMs = 300;
const leastTyped = 2;

export interface DuplicateSearch {
  /** Undefined until something was looked for. */
  alike: Alike | undefined;
  isLooking: boolean;
}

/** What comes close to a wish while it is written: by word and meaning, and by its first picture, whichever is there. */
export function useDuplicates(title: string, description: string, attachment: string | undefined): DuplicateSearch {
  const [found, setFound] = useState<{ for: string; alike: Alike | undefined }>({ for: "", alike: undefined });
  const term = title.trim();
  const draft = JSON.stringify({
    term,
    ...(description.trim() !== "" && { description: description.trim() }),
    ...(attachment !== undefined && { attachment }),
  });
  const isEnough = term.length >= leastTyped || attachment !== undefined;
  useEffect(() => {
    if (!isEnough) return undefined;
    const stop = new AbortController();
    const search = async () => {
      const body = new Blob([draft], { type: "application/json" });
      const alike = await api
        .send<Alike>(`${requestsPath}/alike`, { method: "POST", body, signal: stop.signal })
        // The form works without.
        .catch(() => ({ icons: [], requests: [] }));
      if (!stop.signal.aborted) setFound({ for: draft, alike });
    };
    const timer = setTimeout(() => void search(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [draft, isEnough]);
  return isEnough ? { alike: found.alike, isLooking: found.for !== draft } : { alike: undefined, isLooking: false };
}
