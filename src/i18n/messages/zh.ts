import type { Translations } from "../source-messages.ts";
import { site } from "./zh/site.ts";
import { developers } from "./zh/developers.ts";
import { icon } from "./zh/icon.ts";
import { search } from "./zh/search.ts";

export const zh: Translations = { site, developers, icon, search };
