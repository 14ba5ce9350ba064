import type { Icon } from "../../../core/icons/icon.ts";
import type { HitReason } from "../../../core/search/search.ts";
import { splitWords } from "../../../core/search/spelling/words.ts";
import { createTranslator } from "../../../i18n/translator.ts";
import type { ResultRequest } from "../results/page-titles.server.ts";
import type { Drawings, GridIcon } from "../results/result-view.ts";

/** Of several words, that which says most about an icon that is called something else is told. */
const tellingKinds = ["correction", "related", "tag", "same", "beginning", "translation"] as const;

/** Describes icons for the grid, in the language of the page. */
export function createIconDescriber(request: ResultRequest, drawings: Drawings) {
  const { catalogue, names } = request.services.catalogue.current();
  const { locale, resolved } = request;
  const t = createTranslator(locale, request.loadMessages("reason"));

  /** Why an icon was found that is not called what was searched for. */
  function describeReason(name: string, reasons: readonly HitReason[]): string | undefined {
    for (const kind of tellingKinds) {
      const reason = reasons.find((one) => one.kind === kind);
      if (!reason) continue;
      const typed = reasons.length === 1 ? resolved.term : reason.typed;
      if (fold(name).includes(fold(typed))) return undefined;
      const own = names.nameWords(reason.word, locale);
      // Two words of one language mean the same; only a word of another one is translated.
      return t(`reason.${kind === "translation" && own !== undefined ? "same" : kind}`, {
        typed,
        word: own ?? reason.word,
      });
    }
    return undefined;
  }

  return (icon: Icon, reasons: readonly HitReason[] = []): GridIcon => {
    const name = names.nameIcon(icon, locale);
    const reason = describeReason(name, reasons);
    const ground = request.services.icon.findGround(icon);
    return {
      id: icon.id,
      name,
      path: icon.url,
      style: catalogue.findStyle(icon.platform)?.title ?? "",
      ...(icon.id in drawings ? {} : { isHeavy: true }),
      ...(catalogue.findLicense(icon.license)?.requiresAttribution ? { needsCredit: true } : {}),
      ...(ground && { ground }),
      ...(reason !== undefined && { reason }),
    };
  };
}

const fold = (text: string) => splitWords(text).join(" ");
