import { useEffect, useState } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import type { Likeness } from "./find-similar-icons.ts";
import type { RelatedIcon } from "../../icon-details/contract.ts";

export interface SimilarIconsAnswer {
  icons: readonly RelatedIcon[];
  failure?: "offline" | "failed";
}

/**
 * Fetches icons like one icon.
 *
 * @param wanted undefined as long as nobody looks, or nothing is missing
 * @returns undefined until there is an answer
 */
export function useSimilarIcons(wanted: Omit<Likeness, "language"> | undefined) {
  const { locale } = useMessages();
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<{ to: string; answer: SimilarIconsAnswer }>();
  const question = wanted && JSON.stringify({ ...wanted, language: locale, attempt });
  useEffect(() => {
    if (question === undefined) return undefined;
    let isHere = true;
    void ask(question).then((answer) => isHere && setLatest({ to: question, answer }));
    return () => {
      isHere = false;
    };
  }, [question]);
  return {
    answer: latest?.to === question ? latest?.answer : undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}

async function ask(question: string): Promise<SimilarIconsAnswer> {
  try {
    const { findSimilarIcons } = await import("./find-similar-icons.ts");
    return { icons: await findSimilarIcons(JSON.parse(question) as Likeness) };
  } catch {
    return { icons: [], failure: navigator.onLine ? "failed" : "offline" };
  }
}
