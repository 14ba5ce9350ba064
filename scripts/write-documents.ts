import { writeFileSync } from "node:fs";
import { composeConfiguration } from "./documents/compose-configuration.ts";
import { composeNotice } from "./documents/compose-notice.ts";

/** `npm run documents`: run it when icon sets, their licenses, the sources of tags and words, or configuration keys changed. */
writeFileSync(new URL("../NOTICE", import.meta.url), composeNotice());
writeFileSync(new URL("../docs/configuration.md", import.meta.url), composeConfiguration());
