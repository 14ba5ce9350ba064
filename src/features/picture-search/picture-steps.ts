import type { PublicIcon } from "../icon/contract.ts";

/** An icon of the answer, as far as the page shows it. */
export type FoundIcon = Pick<PublicIcon, "id" | "name" | "url" | "isColor">;

/** The picture to search by, and where the browser finds it. */
export interface ChosenPicture {
  file: File;
  url: string;
}

/** Why a file cannot be searched by. */
export interface Refusal {
  reason: "wrongType" | "tooBig";
  name: string;
}

export type PictureStep =
  | { step: "idle"; refusal?: Refusal }
  | { step: "chosen"; picture: ChosenPicture; refusal?: Refusal; failure?: "failed" | "offline" }
  | { step: "searching"; picture: ChosenPicture }
  | { step: "found"; picture: ChosenPicture; icons: readonly FoundIcon[] }
  | { step: "unavailable"; picture: ChosenPicture };

export type PictureEvent =
  | { type: "choose"; picture: ChosenPicture }
  | { type: "refuse"; refusal: Refusal }
  | { type: "search" }
  | { type: "find"; picture: ChosenPicture; icons: readonly FoundIcon[] }
  | { type: "fail"; picture: ChosenPicture; failure: "failed" | "offline" | "unavailable" | Refusal["reason"] }
  | { type: "cancel" }
  | { type: "remove" };

/** What the page shows after something happened. An answer about a picture that is not searched for any more changes nothing. */
export function takePictureStep(now: PictureStep, event: PictureEvent): PictureStep {
  switch (event.type) {
    case "choose":
      return { step: "chosen", picture: event.picture };
    case "refuse":
      return "picture" in now
        ? { step: "chosen", picture: now.picture, refusal: event.refusal }
        : { step: "idle", refusal: event.refusal };
    case "search":
      return "picture" in now ? { step: "searching", picture: now.picture } : now;
    case "find":
      return isAwaited(now, event.picture) ? { step: "found", picture: event.picture, icons: event.icons } : now;
    case "fail":
      return isAwaited(now, event.picture) ? fail(event) : now;
    case "cancel":
      return now.step === "searching" ? { step: "chosen", picture: now.picture } : now;
    default:
      return { step: "idle" };
  }
}

function isAwaited(now: PictureStep, picture: ChosenPicture): boolean {
  return now.step === "searching" && now.picture === picture;
}

function fail({ picture, failure }: Extract<PictureEvent, { type: "fail" }>): PictureStep {
  if (failure === "unavailable") return { step: "unavailable", picture };
  if (failure === "failed" || failure === "offline") return { step: "chosen", picture, failure };
  return { step: "idle", refusal: { reason: failure, name: picture.file.name } };
}
