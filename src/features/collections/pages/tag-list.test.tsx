import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Locale } from "../../../i18n/locales.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import { TranslatorContext } from "../../../i18n/use-messages.ts";
import { TagList } from "./tag-list.tsx";

test.each([
  ["en", "Remove tag: cats"],
  ["de", "Tag entfernen: cats"],
  ["ja", "タグを削除： cats"],
] satisfies [Locale, string][])("the button that removes a tag names it after a whole phrase: %s", (locale, name) => {
  const html = renderToStaticMarkup(
    <TranslatorContext value={loadTranslator(locale, "collectionPages")}>
      <TagList tags={["cats"]} canEdit onTags={() => undefined} />
    </TranslatorContext>,
  );
  const [button] = html.split("</button>");
  expect(button!.replaceAll(/<[^>]*>/g, "")).toBe(name);
});
