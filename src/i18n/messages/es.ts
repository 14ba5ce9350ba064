import type { Translations } from "../source-messages.ts";
import { site } from "./es/site.ts";
import { categories } from "./es/categories.ts";
import { developers } from "./es/developers.ts";
import { icon } from "./es/icon.ts";
import { search } from "./es/search.ts";

export const es: Translations = { categories, site, developers, icon, search };
