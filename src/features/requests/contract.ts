import type { NoticeLetters } from "./notices/notice-letters.server.ts";
import type { AttachmentType, RequestAction, RequestStatus } from "../../core/requests/request-rules.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Role } from "../../core/people/person.ts";
import type { SiteEvent } from "../analytics/contract.ts";

/** Where the calls are. */
export const requestsPath = "/api/requests";
export const makersPath = "/api/makers";
export const uploadFilesPath = "/api/uploadFiles";
export const noticesPath = "/api/notices";

/** Where somebody ends the letters that they get, by the token in one of them, which stands behind `#`. */
export const noticesPagePath = "/icons/notices";
/** The call that does it; programs for mail make it by themselves. */
export const formatUnsubscribeCall = (token: string): string =>
  `${noticesPath}/leave?token=${encodeURIComponent(token)}`;

/** Somebody as others see them; never an address. */
export interface PublicPerson {
  id: string;
  /** Empty for whoever has not said. */
  name: string;
}

/** Somebody who draws icons. */
export interface RequestMaker extends PublicPerson {
  /** For admins only. */
  email?: string | undefined;
}

/** A file that goes with a request, decoded and written anew. */
export interface Attachment {
  id: string;
  /** Of the file, as it was called. */
  name: string;
  type: AttachmentType;
  bytes: number;
  widthPx: number;
  heightPx: number;
  /** Path of the file, for those who may see it. */
  url: string;
}

/** An icon of the catalogue that answers a request. */
export interface AnsweringIcon {
  id: string;
  name: string;
  /** API code of its style. */
  platform: string;
  /** Path of its page. */
  url: string;
  isColor: boolean;
}

/** A request for icons. */
export interface IconRequest {
  id: string;
  title: string;
  description: string;
  status: RequestStatus;
  /** API codes of the styles that it is wanted in; any where there are none. */
  platforms: string[];
  isAnimated: boolean;
  /** How many want it; its owner is one of them. */
  votes: number;
  attachments: Attachment[];
  /** Absent where they have left. */
  owner: PublicPerson | undefined;
  maker: RequestMaker | undefined;
  /** Of `declined`: why. */
  reason: string | undefined;
  /** Of `merged`: the request that stands for it. */
  duplicateOf: { id: string; title: string } | undefined;
  /** Of `resolved`; what has left the catalogue is left out. */
  resolvedItems: AnsweringIcon[];
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
  /** The viewer's own. */
  isOwn: boolean;
  /** The viewer wants it, too. */
  isVoted: boolean;
  /** Nobody but admins and its owner sees it. */
  isHidden: boolean;
  /** How many have reported it; for admins only. */
  reports: number | undefined;
  /** What the viewer can do with it now. */
  actions: RequestAction[];
}

/** What happened to a request, and when. */
export interface RequestEvent {
  action: "create" | RequestAction;
  to: RequestStatus;
  /** Absent where they have left. */
  by: PublicPerson | undefined;
  /** Of `assignMaker`. */
  maker: PublicPerson | undefined;
  /** Of `decline`. */
  reason: string | undefined;
  /** ISO 8601. */
  at: string;
}

export interface RequestDetails extends IconRequest {
  /** The oldest first. Votes and reports are no part of it. */
  history: RequestEvent[];
}

export const requestSorts = ["-votes", "-createdAt", "createdAt", "-updatedAt"] as const;
export type RequestSort = (typeof requestSorts)[number];

/** Which requests. */
export interface RequestQuery {
  /** From 1. */
  page: number;
  limit: number;
  /** Those with most votes first, unless said otherwise. */
  sort: RequestSort;
  status?: readonly RequestStatus[] | undefined;
  /** Words of title or description; all of them count. */
  term?: string | undefined;
  /** Those that are wanted in one of these styles. */
  platforms?: readonly string[] | undefined;
  isMine?: boolean | undefined;
  isAssignedToMe?: boolean | undefined;
  isUnassigned?: boolean | undefined;
  /** Id of a maker. */
  isAssignedTo?: string | undefined;
  /** For admins: those that were reported and are not hidden. */
  isReported?: boolean | undefined;
  /** For admins: only those that are hidden. Without it nobody's list has these. */
  isHidden?: boolean | undefined;
}

export interface RequestPage {
  requests: IconRequest[];
  total: number;
  /** With the same filters, for each status. */
  counts: Record<RequestStatus, number>;
}

export interface NewRequest {
  /** A UUID by which repetitions of the call make one request. */
  id?: string | undefined;
  title: string;
  description: string;
  /** Ids of the viewer's own files that belong to no other request. */
  attachments: readonly string[];
  platforms: readonly string[];
  isAnimated: boolean;
}

/** A finished icon. */
export interface ResolvedItem {
  /** In English words, e.g. `Solar panel`. */
  name: string;
  tags: readonly string[];
  /** API code of a category. */
  category: string;
  /** The drawing: its text, or the id of a file that the maker brought. */
  svg?: string | undefined;
  fileId?: string | undefined;
  license: string;
}

/** What to do with a request. */
export type RequestOrder =
  | { action: "vote" | "unvote" | "takeToWork" | "hide" | "unhide" }
  | { action: "assignMaker"; makerId: string }
  | { action: "resolve"; resolvedItems: readonly ResolvedItem[] }
  | { action: "decline"; reason: string }
  | { action: "merge"; duplicateOf: string }
  | { action: "report"; reason: string };

/** Who asks, and in which language. */
export interface Requester {
  person: { id: string; roles: readonly Role[] } | undefined;
  locale: Locale;
  /** Told of what they have done, once it is in the database. */
  note?: (event: SiteEvent) => void;
}

/** What is known of a request while it is written. */
export interface RequestDraft {
  term: string;
  description?: string | undefined;
  /** Id of a file of the viewer's own. */
  attachment?: string | undefined;
}

/** What may answer a request already. */
export interface Alike {
  icons: AnsweringIcon[];
  requests: Pick<IconRequest, "id" | "title" | "status" | "votes" | "isVoted">[];
}

/** Words for a finished icon, in terms of the catalogue. */
export interface SuggestedWords {
  /** API code; absent where no icon like it is known. */
  category: string | undefined;
  tags: string[];
}

/**
 * What people request, and what becomes of it.
 *
 * All calls throw AppError:
 * `signed_out` for guests who ask for more than to see;
 * `not_found` where there is nothing, and where something is that they may not see;
 * `not_allowed` for what is never theirs to do, `conflict` for what cannot be done now;
 * `unavailable` while the database cannot be reached.
 * What they change is in the database when they return.
 */
export interface RequestService {
  list(requester: Requester, query: RequestQuery): Promise<RequestPage>;
  get(requester: Requester, id: string): Promise<RequestDetails>;
  /** With the first vote: its owner's. @throws AppError `invalid_input` for files or styles that are not there */
  create(requester: Requester, request: NewRequest): Promise<RequestDetails>;
  delete(requester: Requester, id: string): Promise<void>;
  /** @throws AppError `invalid_input` for makers, requests or icons that will not do */
  act(requester: Requester, id: string, order: RequestOrder): Promise<RequestDetails>;
  /** By name; `total` counts all. @throws AppError `signed_out` for guests */
  listMakers(
    requester: Requester,
    page: { page: number; limit: number },
  ): Promise<{ makers: RequestMaker[]; total: number }>;
  findDuplicates(requester: Requester, draft: RequestDraft): Promise<Alike>;
  suggestWords(name: string): Promise<SuggestedWords>;
}

/** A file that somebody brings. */
export interface RequestFile {
  name: string;
  content: Uint8Array;
}

/** Files that go with requests. Errors are those of `RequestService`. */
export interface Attachments {
  /**
   * All or none: each is decoded and written anew.
   * @throws AppError `unsupported_type`, `too_large`, and `limit_reached` for who keeps too many that no request has
   */
  add(requester: Requester, files: readonly RequestFile[]): Promise<Attachment[]>;
  /** The viewer's own, and those of requests that they may see. */
  read(requester: Requester, id: string): Promise<Attachment & { content: Buffer }>;
}

/** What somebody is told of requests that concern them. */
export const noticeKinds = ["assigned", "resolved", "declined", "merged"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export interface Notice {
  id: string;
  kind: NoticeKind;
  /** Its id for a link, and its title. */
  request: { id: string; title: string };
  isRead: boolean;
  /** ISO 8601. */
  at: string;
}

/** What people are told in the product, and by mail unless they want none. Errors are those of `RequestService`. */
export interface Notices {
  /** The latest first, at most `requestLimits.notices`. */
  list(requester: Requester): Promise<{ notices: Notice[]; unread: number; isMailed: boolean }>;
  /** Marks these as read, or all. */
  read(requester: Requester, ids?: readonly string[]): Promise<{ unread: number }>;
  /** Whether letters come, too. */
  setMailed(requester: Requester, isMailed: boolean): Promise<void>;
  /** Ends the letters of whoever got one with this token; false for what is none. */
  unsubscribe(token: string): Promise<boolean>;
}

/*
 * The calls; failures have the usual body (`success: false`, `code`, `message`):
 *
 * PUT    /api/requests             NewRequest, with proof of a person (captcha `request`)     → request: RequestDetails
 * GET    /api/requests             ?sort&page&limit&type=icon&isMine&isAssignedToMe&isUnassigned&isAssignedTo&status=new,assigned&term&platforms=a,b&isReported&isHidden
 *                                                                                          → requests: IconRequest[], total, page, limit, counts
 * GET    /api/requests/{id}                                                                → request: RequestDetails
 * DELETE /api/requests/{id}                                                                → success
 * POST   /api/requests/{id}/vote | unvote | takeToWork | hide | unhide                      → request: RequestDetails
 * POST   /api/requests/{id}/assignMaker   { makerId }                                      → request
 * POST   /api/requests/{id}/resolve       { resolvedItems: ResolvedItem[] }                → request
 * POST   /api/requests/{id}/decline       { reason }                                       → request
 * POST   /api/requests/{id}/merge         { duplicateOf }                                  → request
 * POST   /api/requests/{id}/report        { reason }                                       → request
 * POST   /api/requests/alike       HalfRequest (guests, too, without attachment)           → icons, requests
 * GET    /api/requests/words       ?name                                                   → category?, tags
 * GET    /api/makers               ?limit (10, at most 100)&page                           → makers, total, page, limit
 * POST   /api/uploadFiles          a form with the files in its fields `files`             → files: Attachment[]
 * GET    /api/uploadFiles/{id}     the file
 * GET    /api/notices                                                                      → notices, unread, isMailed
 * POST   /api/notices/read         { ids? }                                                → unread
 * POST   /api/notices/mail         { isMailed }                                            → success
 * POST   /api/notices/leave?token                                                          → success
 */

declare module "../../context.ts" {
  interface Services {
    requests: RequestService;
    attachments: Attachments;
    notices: Notices;
    /** Undefined where no mail goes out. */
    noticeLetters: NoticeLetters | undefined;
  }
}
