import { useEffect, useMemo, useState } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { track } from "../../browser/track.ts";
import { popularTerm } from "../../core/urls/address.ts";
import { parseAddress, formatAddress } from "../../core/urls/parse-address.ts";
import { searchWords } from "../../core/urls/normalize-query.ts";
import { visitPath } from "../../core/urls/paths/event-paths.ts";
import { addWords } from "../../i18n/add-words.ts";
import { TranslatorContext, useMessages } from "../../i18n/use-messages.ts";
import { rememberTimezone, readBrowserPreferences, rememberAnswer } from "./consent/browser-preferences.ts";
import { ConsentLine } from "./consent/consent-line.tsx";
import type { VisitAnswer } from "./contract.ts";
import { judgeConsent, mustAsk, type ConsentAnswer } from "./consent/judge-consent.ts";
import { reportVisit, type VisitReporter } from "./report-visit.ts";
import { finishWithdrawal, withdrawConsent } from "./consent/withdraw-consent.ts";

/** By this end of its address a page is asked to show the line once more. */
const privacyHash = "#privacy";

/** Tells of the visit, and asks whether it may. Nothing on the page depends on it: where it is blocked, nothing happens. */
export function Visit() {
  const { hash } = useLocation();
  const isWanted = hash === privacyHash;
  const navigate = useNavigate();
  const known = useMessages();
  const [preferences, setPreferences] = useState(readBrowserPreferences);
  const visit = useVisit(isWanted || !preferences.isRefused);
  const all = useMemo(() => ({ ...preferences, region: visit?.region ?? preferences.region }), [preferences, visit]);
  const consent = judgeConsent(all);
  const [reporter, setReporter] = useState<VisitReporter>();
  const t = useMemo(() => visit && addWords(known, visit.words), [known, visit]);

  useEffect(() => {
    if (!visit) return undefined;
    const started = reportVisit(visit, consent);
    setReporter(started);
    return () => started.close();
    // What somebody decides later is told to the one that runs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [visit]);
  useEffect(() => reporter?.allow(consent), [reporter, consent]);
  useEffect(() => {
    if (reporter) rememberTimezone(consent === "all");
  }, [reporter, consent]);
  useEffect(finishWithdrawal, []);
  usePageEvents(reporter !== undefined);

  if (!t || !(isWanted || mustAsk(all))) return null;
  const close = () => {
    if (isWanted) void navigate({ hash: "" }, { replace: true, preventScrollReset: true });
  };
  const choose = (answer: ConsentAnswer) => {
    rememberAnswer(answer);
    if (answer === "no" && consent === "all") void withdrawConsent();
    setPreferences(readBrowserPreferences());
    close();
  };
  return (
    <TranslatorContext value={t}>
      <ConsentLine {...preferences} isWanted={isWanted} onChoose={choose} onClose={close} />
    </TranslatorContext>
  );
}

/** What the server says about the visit; undefined until it has said it. */
function useVisit(isOfUse: boolean): VisitAnswer | undefined {
  const [visit, setVisit] = useState<VisitAnswer>();
  useEffect(() => {
    if (!isOfUse) return undefined;
    const ending = new AbortController();
    fetch(visitPath, { signal: ending.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<VisitAnswer>) : undefined))
      .then((answer) => answer?.known && setVisit(answer))
      // Whoever blocks it is not told of.
      .catch(() => undefined);
    return () => ending.abort();
  }, [isOfUse]);
  return visit;
}

/** Tells of every page that is looked at, and of what was searched for. */
function usePageEvents(isReady: boolean): void {
  const { locale } = useMessages();
  const { pathname, search } = useLocation();
  const { id, loaderData } = useMatches().at(-1)!;
  const address = useMemo(() => parseAddress(pathname + search)?.address, [pathname, search]);
  // Looking at an icon more closely is no other page.
  const place = address ? formatAddress({ ...address, icon: "", customization: {} }) : pathname;
  const page = address?.page ?? /([^/]+?)(?:-page)?$/.exec(id)?.[1] ?? id;
  const term = address?.page === "search" && address.term !== popularTerm ? searchWords(address.term) : "";
  const { total } = (loaderData ?? {}) as { total?: unknown };
  useEffect(() => {
    if (isReady) track({ name: "page_view", page, isEntry: isEntry(), locale });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, place]);
  useEffect(() => {
    if (!isReady || term === "" || typeof total !== "number") return;
    track({ name: "search", term, total, locale });
    if (total === 0) track({ name: "zero_results", term, locale });
    // The same term with other filters is the same search.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, term]);
}

let hasEntered = false;

/** Whether this is the first page of somebody who came from elsewhere; nothing is kept in the browser to know it. */
function isEntry(): boolean {
  const isFirst = !hasEntered && URL.parse(document.referrer)?.host !== location.host;
  hasEntered = true;
  return isFirst;
}
