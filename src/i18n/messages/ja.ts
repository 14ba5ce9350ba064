import type { Translations } from "../source-messages.ts";
import { site } from "./ja/site.ts";
import { developers } from "./ja/developers.ts";
import { icon } from "./ja/icon.ts";
import { search } from "./ja/search.ts";

export const ja: Translations = { site, developers, icon, search };
