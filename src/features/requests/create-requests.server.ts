import { join } from "node:path";
import type { Locale } from "../../i18n/locales.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { ObjectStore } from "../../platform/files/object-store.server.ts";
import type { Log } from "../../platform/log.server.ts";
import type { Mailer } from "../../platform/mail/mailer.server.ts";
import { createPictureDecoder } from "../../platform/workers/picture-decoder.server.ts";
import type { CatalogueHost, Publishing } from "../catalogue/contract.ts";
import type { UploadReader } from "../collections/contract.ts";
import type { PictureSearch } from "../picture-search/contract.ts";
import type { MeaningSearch, SearchService } from "../search/contract.ts";
import { createDuplicateDetection } from "./new/duplicate-detection.server.ts";
import { createAttachments } from "./attachments/attachments.server.ts";
import type { Attachments, Notices, RequestService } from "./contract.ts";
import { createFilePreviews } from "./attachments/file-previews.server.ts";
import { createIconDescriber } from "./details/describe-icons.server.ts";
import { createUnsubscribeTokens } from "./notices/unsubscribe-tokens.server.ts";
import { createNotifications, createNotices } from "./notices/notifications.server.ts";
import { createNoticeLetters, type NoticeLetters } from "./notices/notice-letters.server.ts";
import type { ReadPicture } from "./attachments/read-attachment.server.ts";
import { createRequests } from "./service.server.ts";

/** All that has to do with requests for icons. */
export interface RequestServices {
  services: {
    requests: RequestService;
    attachments: Attachments;
    notices: Notices;
    /** Undefined where no mail goes out. */
    noticeLetters: NoticeLetters | undefined;
  };
  close(): Promise<void>;
}

/** The longer side of pictures that are kept. */
const largestSidePx = 1_600;

export function createRequestServices(deps: {
  database: Database;
  objects: ObjectStore;
  catalogue: CatalogueHost;
  publishing: Pick<Publishing, "publish">;
  search: Pick<SearchService, "search" | "relatedTerms">;
  meaning: Pick<MeaningSearch, "search">;
  pictures: Pick<PictureSearch, "search" | "describe" | "vectorsVersion">;
  drawings: Pick<UploadReader, "read">;
  mailer: Mailer | undefined;
  /** Absolute addresses, for letters. */
  hrefIn: (locale: Locale, path: string) => string;
  unsubscribeKey: string | Uint8Array;
  log: Log;
}): RequestServices {
  const { database, objects, catalogue, publishing, mailer, unsubscribeKey } = deps;
  const decoder = createPictureDecoder<ReadPicture>({
    script: join(import.meta.dirname, "attachments/attachment-child.server.ts"),
    largestSidePx,
  });
  const unsubscribeTokens = createUnsubscribeTokens(unsubscribeKey);
  const previews = createFilePreviews(deps);
  const attachments = createAttachments({ ...deps, pictures: decoder, previews });
  const describeIcons = createIconDescriber(catalogue);
  const noticeLetters = mailer && createNoticeLetters({ ...deps, mailer, unsubscribeTokens });
  const requests = createRequests({
    database,
    objects,
    catalogue,
    publishing,
    duplicates: createDuplicateDetection({ ...deps, attachments, previews, describeIcons }),
    notifications: createNotifications({ hasMail: mailer !== undefined }),
    letters: noticeLetters,
    describeIcons,
  });
  return {
    services: { requests, attachments, notices: createNotices({ database, unsubscribeTokens }), noticeLetters },
    async close() {
      decoder.close();
      await noticeLetters?.close();
    },
  };
}
