import { useCallback, useEffect, useReducer, useRef } from "react";
import { ApiFailure, createApiClient } from "../../browser/api-client.ts";
import { readPictureType, telltaleBytes } from "../../core/pictures/picture-type.ts";
import { largestPictureBytes, pictureSearchPath } from "./contract.ts";
import { takePictureStep, type FoundIcon, type PictureEvent, type PictureStep, type Refusal } from "./picture-steps.ts";

export interface PictureSearching {
  now: PictureStep;
  /** Takes a file as the picture to search by, unless it is none or too large. */
  choose: (file: File) => void;
  search: () => void;
  cancel: () => void;
  remove: () => void;
}

const api = createApiClient();

/** The search by picture as the page leads through it. */
export function usePictureSearch(): PictureSearching {
  const [now, dispatch] = useReducer(takePictureStep, { step: "idle" });
  const running = useRef<AbortController>(undefined);
  const url = "picture" in now ? now.picture.url : undefined;

  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  useEffect(() => () => running.current?.abort(), []);

  const choose = useCallback((file: File) => {
    running.current?.abort();
    void refuse(file).then((refusal) =>
      dispatch(
        refusal ? { type: "refuse", refusal } : { type: "choose", picture: { file, url: URL.createObjectURL(file) } },
      ),
    );
  }, []);

  const search = async () => {
    if (!("picture" in now)) return;
    const { picture } = now;
    const aborter = new AbortController();
    running.current = aborter;
    dispatch({ type: "search" });
    try {
      const icons = await findIcons(picture.file, aborter.signal);
      if (icons) dispatch({ type: "find", picture, icons });
    } catch (cause) {
      dispatch({ type: "fail", picture, failure: explainFailure(cause) });
    }
  };

  return {
    now,
    choose,
    search: () => void search(),
    cancel() {
      running.current?.abort();
      dispatch({ type: "cancel" });
    },
    remove() {
      running.current?.abort();
      dispatch({ type: "remove" });
    },
  };
}

/** Undefined when the search was given up. */
async function findIcons(file: File, signal: AbortSignal): Promise<readonly FoundIcon[] | undefined> {
  const body = new FormData();
  body.set("file", file);
  const answer = await api.send<{ icons?: FoundIcon[] }>(pictureSearchPath, { method: "POST", body, signal });
  if (answer && !Array.isArray(answer.icons)) throw new Error("The answer to a search by picture holds no icons.");
  return answer?.icons;
}

async function refuse(file: File): Promise<Refusal | undefined> {
  if (file.size > largestPictureBytes) return { reason: "tooBig", name: file.name };
  const start = new Uint8Array(await file.slice(0, telltaleBytes).arrayBuffer());
  return readPictureType(start) === undefined ? { reason: "wrongType", name: file.name } : undefined;
}

function explainFailure(cause: unknown): Extract<PictureEvent, { type: "fail" }>["failure"] {
  if (!(cause instanceof ApiFailure)) return navigator.onLine ? "failed" : "offline";
  if (cause.code === "unavailable") return "unavailable";
  if (cause.status === 413) return "tooBig";
  return cause.status === 415 ? "wrongType" : "failed";
}
