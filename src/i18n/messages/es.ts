import type { Translations } from "../source-messages.ts";
import { site } from "./es/site.ts";
import { developers } from "./es/developers.ts";
import { icon } from "./es/icon.ts";
import { search } from "./es/search.ts";

export const es: Translations = { site, developers, icon, search };
