import { writeFileSync } from "node:fs";
import { composeNotice } from "./notice/compose-notice.ts";

/** `npm run notice`: run it when icon sets, their licences or the sources of tags and words changed. */
writeFileSync(new URL("../NOTICE", import.meta.url), composeNotice());
