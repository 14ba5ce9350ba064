import type { ReactNode } from "react";
import { blankAddress } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { cleanTerm } from "../../../core/urls/normalize-query.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Drawing } from "../../../ui/foundation/drawing.tsx";
import type { GlyphName } from "../../../ui/foundation/glyph-name.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import type { AutocompleteKind } from "../../search/contract.ts";
import type { Command } from "./command.ts";
import type { Offer } from "./use-suggestions.ts";

export interface SuggestedOption {
  key: string;
  text: string;
  href: string;
  picture: ReactNode;
  detail?: string | undefined;
  /** Choosing it fills the field. */
  isTerm?: boolean;
  /** Choosing it does this instead of going anywhere. */
  run?: (() => void) | undefined;
}

export interface SuggestionGroup {
  key: string;
  label: string;
  options: SuggestedOption[];
}

const pictureSizePx = 20;
const commandLimit = 24;

const glyphs: Record<AutocompleteKind, GlyphName> = {
  word: "search",
  style: "shapes",
  family: "layers",
  category: "tag",
  author: "user",
};

/** What is offered for what stands in the field, under headings. */
export function useSuggestionGroups(offer: Offer | undefined, query: string): SuggestionGroup[] {
  const t = useMessages();
  if (!offer) return [];
  const carryOn = (href: string) => (query === "" ? href : `${href}?${query}`);
  if (offer.kind === "history") {
    const options = offer.terms.map((term): SuggestedOption => ({
      key: term,
      text: term,
      href: carryOn(`/icons/set/${encodeURIComponent(cleanTerm(term))}`),
      picture: <Glyph name="history" size={pictureSizePx} />,
      isTerm: true,
    }));
    return options.length === 0 ? [] : [{ key: "history", label: t("site.suggest.history"), options }];
  }
  const list = (...kinds: AutocompleteKind[]) =>
    offer.items
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, text, count, address }): SuggestedOption => ({
        key: `${kind} ${address}`,
        text,
        href: carryOn(address),
        picture: <Glyph name={glyphs[kind]} size={pictureSizePx} />,
        detail: t("site.count.icons", { count }),
        isTerm: kind === "word",
      }));
  const meant: SuggestedOption = {
    key: "meaning",
    text: offer.typed,
    href: carryOn(formatAddress({ ...blankAddress("search"), term: cleanTerm(offer.typed), filters: { ai: "" } })),
    picture: <Glyph name="sparkles" size={pictureSizePx} />,
    isTerm: true,
  };
  const icons = offer.icons.map(({ id, name, style, address, image, isColor }): SuggestedOption => ({
    key: id,
    text: name,
    href: address,
    picture: <Drawing src={image} isMono={!isColor} size={pictureSizePx} isLazy={false} />,
    detail: style,
  }));
  return [
    { key: "word", label: t("site.suggest.words"), options: list("word") },
    { key: "icon", label: t("site.suggest.icons"), options: icons },
    { key: "style", label: t("site.suggest.styles"), options: list("style", "family") },
    { key: "category", label: t("site.suggest.categories"), options: list("category") },
    { key: "author", label: t("site.suggest.authors"), options: list("author") },
    { key: "meaning", label: t("site.suggest.meaning"), options: [meant] },
  ].filter(({ options }) => options.length > 0);
}

/** Those whose name has what was typed. */
export function useCommandGroups(commands: readonly Command[] = [], offer: Offer | undefined): SuggestionGroup[] {
  const t = useMessages();
  const typed = offer?.kind === "suggestions" ? offer.typed.trim().toLowerCase() : "";
  const options = commands
    .filter(({ text }) => text.toLowerCase().includes(typed))
    .slice(0, commandLimit)
    .map(({ key, text, glyph, detail, href, run }): SuggestedOption => ({
      key: `command ${key}`,
      text,
      href: href ?? "",
      picture: <Glyph name={glyph} size={pictureSizePx} />,
      detail,
      run,
    }));
  return options.length === 0 ? [] : [{ key: "command", label: t("site.suggest.commands"), options }];
}
