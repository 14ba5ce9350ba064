import type { Translations } from "../source-messages.ts";
import { site } from "./fr/site.ts";
import { categories } from "./fr/categories.ts";
import { developers } from "./fr/developers.ts";
import { icon } from "./fr/icon.ts";
import { search } from "./fr/search.ts";

export const fr: Translations = { categories, site, developers, icon, search };
