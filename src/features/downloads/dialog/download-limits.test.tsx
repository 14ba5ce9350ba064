import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { pictureFormats } from "../../../core/formats/picture-formats.ts";
import { locales } from "../../../i18n/locales.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import { TranslatorContext } from "../../../i18n/use-messages.ts";
import { DownloadLimits } from "./download-limits.tsx";
import type { DownloadProblem } from "../file/download-problem.ts";

const png = pictureFormats.find(({ id }) => id === "png")!;
const limit = { px: 1_600, reason: "plan" } as const;

function render(problem: DownloadProblem, locale: (typeof locales)[number]): string {
  const t = loadTranslator(locale, "download", "icon");
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <TranslatorContext value={t}>
          <DownloadLimits
            problem={problem}
            format={png}
            limit={limit}
            onInstead={() => undefined}
            onRetry={() => undefined}
          />
        </TranslatorContext>
      ),
    },
  ]);
  return renderToStaticMarkup(<Page initialEntries={["/"]} />);
}

test.each(locales)("the plan limits show what is used up and the day of renewal, without the minute: %s", (locale) => {
  const t = loadTranslator(locale, "download");
  const renewed = render({ kind: "usedUp", renewsAt: new Date("2027-03-09T08:00:00Z") }, locale);
  expect(renewed).toContain(t("download.usedUp"));
  expect(renewed).toMatch(/2027/);
  expect(renewed).toContain(t("download.plans"));
  for (const text of [renewed, render({ kind: "usedUp" }, locale)]) {
    expect(text).not.toContain(t("download.busy"));
    expect(text).not.toContain(t("download.retry"));
  }
  expect(render({ kind: "usedUp" }, locale)).not.toMatch(/2027/);
});
