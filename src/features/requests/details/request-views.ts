import type { AttachmentType, RequestAction, RequestStatus } from "../../../core/requests/request-rules.ts";
import type { AnsweringIcon, IconRequest, RequestEvent } from "../contract.ts";

/** A style, as pages name it. */
export interface StyleName {
  code: string;
  title: string;
}

export interface PictureView {
  id: string;
  name: string;
  type: AttachmentType;
  url: string;
  widthPx: number;
  heightPx: number;
}

/** A request in a list. */
export interface RequestRow {
  id: string;
  title: string;
  description: string;
  status: RequestStatus;
  styles: StyleName[];
  isAnimated: boolean;
  isHidden: boolean;
  votes: number;
  isVoted: boolean;
  isOwn: boolean;
  picture: PictureView | undefined;
  /** Empty where nobody knows. */
  ownerName: string;
  makerName: string | undefined;
  /** In the language of the page. */
  date: string;
  actions: readonly RequestAction[];
}

/** What happened to a request, and when. */
export interface HistoryLine {
  action: RequestEvent["action"];
  /** Empty for whoever has left. */
  by: string;
  maker: string;
  reason: string | undefined;
  date: string;
  /** ISO 8601. */
  at: string;
}

/** A request on its own page. */
export interface RequestDetailsView extends RequestRow {
  pictures: PictureView[];
  reason: string | undefined;
  duplicateOf: IconRequest["duplicateOf"];
  answers: readonly AnswerView[];
  reports: number;
  history: HistoryLine[];
}

/** An icon of the catalogue that answers a request, or may. */
export interface AnswerView extends AnsweringIcon {
  styleTitle: string;
}
