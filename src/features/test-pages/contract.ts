import type { Icon } from "../../core/icons/icon.ts";
import type { TermExplanation } from "../../core/search/search.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Presearch } from "../search/contract.ts";

/** Everything that happens to a term, with the time it takes. */
export interface TermReport {
  term: string;
  /** Undefined for a term without words. */
  explanation: TermExplanation | undefined;
  total: number;
  /** The first icons, best first. */
  icons: Icon[];
  styles: { code: string; title: string; count: number }[];
  presearch: Presearch;
  /** What the spelling correction makes of it; undefined where it leaves the term alone. */
  corrected: string | undefined;
  relatedTerms: string[];
  /** Milliseconds each step took in this request. */
  timesMs: Record<"search" | "searchWithCounts" | "presearch" | "correction" | "relatedTerms", number>;
}

export interface TestPagesService {
  /** Whether configuration allows the test pages. */
  readonly isEnabled: boolean;
  explainTerm(term: string, locale: Locale): Promise<TermReport>;
}

declare module "../../context.ts" {
  interface Services {
    testPages: TestPagesService;
  }
}
