import { useEffect, useRef, useState } from "react";
import { api, ApiFailure } from "../../../browser/api-client.ts";
import { attachmentTypes, requestLimits } from "../../../core/requests/request-rules.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { notify } from "../../../ui/notifications/notify.ts";
import { uploadFilesPath, type Attachment } from "../contract.ts";

/** A picture that goes with a request while it is written. */
export interface AttachedPicture {
  key: string;
  file: File;
  /** For a preview; only this page knows it. */
  url: string;
  /** Undefined until the server has it. */
  id: string | undefined;
}

const megabyte = 1_048_576;
export const pictureLimits = {
  count: requestLimits.attachments,
  megabytes: requestLimits.attachmentBytes / megabyte,
} as const;

/** Pictures that are brought; they are sent at once, but for guests, who cannot send any yet. */
export function usePictures(t: Translator, isGuest: boolean) {
  const [pictures, setPictures] = useState<readonly AttachedPicture[]>([]);
  const urls = useRef<string[]>([]);
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), []);

  const remove = (key: string) => setPictures((all) => all.filter((each) => each.key !== key));

  const send = async (picture: AttachedPicture) => {
    const body = new FormData();
    body.append("files", picture.file, picture.file.name);
    try {
      const answer = await api.send<{ files: Attachment[] }>(uploadFilesPath, { method: "POST", body });
      const id = answer?.files[0]?.id;
      setPictures((all) => all.map((each) => (each.key === picture.key ? { ...each, id } : each)));
    } catch (cause) {
      remove(picture.key);
      notify({ type: "danger", text: describeFault(t, picture.file, cause) });
    }
  };

  const add = (files: readonly File[]) => {
    const { valid, faults } = checkPictures(t, files, pictures.length);
    for (const text of faults) notify({ type: "danger", text });
    const added = valid.map((file): AttachedPicture => {
      const url = URL.createObjectURL(file);
      urls.current.push(url);
      return { key: crypto.randomUUID(), file, url, id: undefined };
    });
    setPictures((all) => [...all, ...added]);
    if (!isGuest) for (const picture of added) void send(picture);
  };

  return { pictures, add, remove };
}

/** Which files can be pictures by their types and sizes, and as many as there is room for. */
export function checkPictures(t: Translator, files: readonly File[], present: number) {
  const valid: File[] = [];
  const faults: string[] = [];
  for (const file of files) {
    if (!(attachmentTypes as readonly string[]).includes(file.type))
      faults.push(t("requestPages.file.type", { name: file.name }));
    else if (file.size > requestLimits.attachmentBytes)
      faults.push(t("requestPages.file.size", { name: file.name, size: pictureLimits.megabytes }));
    else if (present + valid.length === pictureLimits.count) {
      faults.push(t("requestPages.file.many", { count: pictureLimits.count }));
      break;
    } else valid.push(file);
  }
  return { valid, faults };
}

function describeFault(t: Translator, { name }: File, cause: unknown): string {
  const code = cause instanceof ApiFailure ? cause.code : "";
  if (code === "unsupported_type") return t("requestPages.file.failed", { name });
  if (code === "too_large") return t("requestPages.file.size", { name, size: pictureLimits.megabytes });
  if (code === "limit_reached") return t("requestPages.problem.limit");
  return navigator.onLine ? t("requestPages.file.failed", { name }) : t("requestPages.problem.offline");
}
