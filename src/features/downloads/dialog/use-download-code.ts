import { useEffect, useState } from "react";
import { isPicture } from "../file/download-formats.ts";
import { explainFailure, type DownloadProblem } from "../file/download-problem.ts";
import { makeText, type IconDownload } from "../file/download-file.ts";

/** While somebody types, the server is not asked for every letter. */
const serverDelayMs = 250;

interface DownloadCode {
  text: string | undefined;
  problem: DownloadProblem | undefined;
  retry: () => void;
}

/** The text of what is taken away; undefined while it is made. What is made again in the same format stays until then. */
export function useDownloadCode(download: IconDownload | undefined): DownloadCode {
  const [attempt, setAttempt] = useState(0);
  const [made, setMade] = useState<{ formatId: string; text?: string; problem?: DownloadProblem }>();
  const key =
    download &&
    JSON.stringify([download.details.icon.id, download.format.id, download.customization, download.title, attempt]);
  useEffect(() => {
    if (!download) return undefined;
    const { format } = download;
    const controller = new AbortController();
    const isMadeHere = isPicture(format) ? format.id === "svg" : !format.needsSimplified;
    const store = (result: { text: string } | { problem: DownloadProblem }) => {
      if (!controller.signal.aborted) setMade({ formatId: format.id, ...result });
    };
    const timer = setTimeout(
      () =>
        void makeText(download, controller.signal).then(
          (text) => store({ text }),
          (cause: unknown) => store({ problem: explainFailure(cause, navigator.onLine) }),
        ),
      isMadeHere ? 0 : serverDelayMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all that the text depends on
  }, [key]);
  const current = made?.formatId === download?.format.id ? made : undefined;
  return { text: current?.text, problem: current?.problem, retry: () => setAttempt((count) => count + 1) };
}
