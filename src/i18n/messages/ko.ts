import type { Translations } from "../source-messages.ts";
import { site } from "./ko/site.ts";
import { developers } from "./ko/developers.ts";
import { icon } from "./ko/icon.ts";
import { search } from "./ko/search.ts";

export const ko: Translations = { site, developers, icon, search };
