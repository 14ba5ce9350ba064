import type { Translations } from "../source-messages.ts";
import { site } from "./pt/site.ts";
import { developers } from "./pt/developers.ts";
import { icon } from "./pt/icon.ts";
import { search } from "./pt/search.ts";

export const pt: Translations = { site, developers, icon, search };
