import { useEffect, useState } from "react";
import {
  data,
  useLoaderData,
  useLocation,
  useRevalidator,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { sketchHash } from "../../../core/urls/paths/picture-search-paths.ts";
import { requestContext, requirePage } from "../../../context.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { LiveRegion } from "../../../ui/foundation/visually-hidden.tsx";
import type { PageHandle } from "../../../ui/layout/page-handle.ts";
import type { IndexProgress } from "../contract.ts";
import { pictureQueue, usePictureQueue } from "./picture-queue.ts";
import { listStyleNames, PictureFilters, useOfferedFilters } from "./picture-filters.tsx";
import { Notice, PictureProblem, Refusal, WordSearch } from "./picture-notice.tsx";
import { PictureResults } from "./picture-results.tsx";
import { PictureStage } from "./picture-stage.tsx";
import { PictureStart } from "./picture-start.tsx";
import type { PictureStep } from "./picture-steps.ts";
import styles from "./search-by-image-page.module.css";

export const handle: PageHandle = { layout: "tools" };

const progressCheckMs = 5000;

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, locale, hrefIn, packMessages } = context.get(requestContext);
  const page = requirePage(context);
  const { names } = services.catalogue.current();
  const progress = services.pictures.progress();
  const examples = (await services.pictures.listExamples()).map((icon) => ({
    id: icon.id,
    name: names.nameIcon(icon, locale),
  }));
  const head = await services.seo.describeAddress({ page, locale, hrefIn });
  return data(
    { head, examples, progress, messages: packMessages("picture") },
    // What is said about the progress must not be kept.
    progress.isReady ? {} : { headers: { "cache-control": "no-store" } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Selecting an icon and changing how icons look change the address only. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

export default function SearchByImagePage() {
  const t = useMessages();
  const { head, examples, progress: loaded } = useLoaderData<typeof loader>();
  const step = usePictureQueue();
  const offered = useOfferedFilters();
  const progress = useProgress(loaded, step.progress);
  useEffect(() => pictureQueue.open(t.locale), [t.locale]);
  const place = useLocation();
  useEffect(() => {
    if (place.hash === sketchHash) pictureQueue.startSketch();
  }, [place]);
  const { subject, problem } = step;
  const trouble = problem && (
    <PictureProblem problem={problem} isIndexEmpty={progress.done === 0} canRetry={subject !== undefined} />
  );
  if (loaded.isReady && loaded.total === 0) return <SwitchedOff title={head.title} />;
  return (
    <div className={styles.page} data-step={subject ? "search" : "start"}>
      <div className={styles.given}>
        <header className={styles.heading}>
          <h1>{head.title}</h1>
          {!subject && (
            <p>
              <LinkedText text={head.description} />
            </p>
          )}
        </header>
        <noscript>
          <Refusal>{t("picture.noScript")}</Refusal>
        </noscript>
        {subject ? <PictureStage step={{ ...step, subject }} /> : <PictureStart examples={examples} />}
        {trouble}
        {!subject && <ProgressLine progress={progress} />}
      </div>
      <LiveRegion>{describeStep(t, step)}</LiveRegion>
      {subject && (
        <div className={styles.found}>
          <PictureFilters offered={offered ?? []} chosen={step.filters} />
          <ProgressLine progress={progress} />
          <PictureResults step={step} styleNames={offered && listStyleNames(offered)} />
        </div>
      )}
    </div>
  );
}

/** The server is set up to look at no pictures. */
function SwitchedOff({ title }: { title: string }) {
  const t = useMessages();
  return (
    <div className={styles.page} data-step="start">
      <div className={styles.given}>
        <header className={styles.heading}>
          <h1>{title}</h1>
        </header>
        <Notice glyph="image" title={t("picture.off.title")} text={t("picture.off.text")}>
          <WordSearch />
        </Notice>
      </div>
    </div>
  );
}

interface Progress {
  done: number;
  total: number;
  /** It was under way when the page was opened. */
  isShown: boolean;
}

/** How far the index is by what was heard last; asked for as long as it is not complete. */
function useProgress(loaded: IndexProgress, answered: PictureStep["progress"]): Progress {
  const { revalidate } = useRevalidator();
  const [isShown] = useState(!loaded.isReady);
  useEffect(() => {
    if (loaded.isReady) return undefined;
    const timer = setInterval(() => document.visibilityState === "visible" && void revalidate(), progressCheckMs);
    return () => clearInterval(timer);
  }, [loaded.isReady, revalidate]);
  const last = answered && answered.done > loaded.done ? answered : loaded;
  return { done: last.done, total: last.total, isShown };
}

/** Once it is there it stays, so that nothing moves when all is done. */
function ProgressLine({ progress: { done, total, isShown } }: { progress: Progress }) {
  const t = useMessages();
  if (!isShown) return null;
  return (
    <p className={styles.progress}>
      <progress max={total} value={done} aria-hidden />
      {done < total ? t("picture.progress", { done, total }) : t("picture.progress.done", { total })}
    </p>
  );
}

/** What screen readers hear; problems speak for themselves. */
function describeStep(t: Translator, { isBusy, icons, problem }: PictureStep): string {
  if (isBusy) return t("picture.searching");
  if (!icons || problem) return "";
  return icons.length === 0 ? t("picture.none.title") : t("picture.results", { count: icons.length });
}
