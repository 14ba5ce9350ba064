import type { Icon } from "../../../core/icons/icon.ts";
import type { HitReason } from "../../../core/search/search.ts";
import { findNeededGround, type NeededGround } from "../../../core/svg/colors/needed-ground.ts";
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

  /** Found once for each drawing of a snapshot: reading its colors takes longer than rendering its tile. */
  function findGround({ id, isColor }: Icon): NeededGround | undefined {
    const drawing = drawings[id];
    if (!isColor || drawing === undefined) return undefined;
    const known = grounds.get(catalogue) ?? new Map<string, NeededGround | undefined>();
    grounds.set(catalogue, known);
    if (!known.has(id)) known.set(id, findNeededGround(drawing));
    return known.get(id);
  }

  return (icon: Icon, reasons: readonly HitReason[] = []): GridIcon => {
    const name = names.nameIcon(icon, locale);
    const reason = describeReason(name, reasons);
    const ground = findGround(icon);
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

const grounds = new WeakMap<object, Map<string, NeededGround | undefined>>();

const fold = (text: string) => splitWords(text).join(" ");
