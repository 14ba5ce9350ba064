import { useState } from "react";
import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../context.ts";
import { cleanTerm } from "../../core/urls/clean-term.ts";
import { BackToTop } from "../../ui/back-to-top.tsx";
import { SegmentedChoice } from "../../ui/segmented-control.tsx";
import type { PageHandle } from "../browse/contract.ts";
import { describeTestPage } from "./describe-test-page.ts";
import { GuideActions } from "./guide-actions.tsx";
import { GuideChoices } from "./guide-choices.tsx";
import { GuideFoundations } from "./guide-foundations.tsx";
import { GuideOverlays } from "./guide-overlays.tsx";
import { GuideSurfaces } from "./guide-surfaces.tsx";
import { GuideText } from "./guide-text.tsx";
import { GuideWaiting } from "./guide-waiting.tsx";
import { PageHead } from "./page-head.tsx";
import { drawSamples } from "./sample-icons.ts";
import styles from "./style-guide-page.module.css";

export const handle: PageHandle = { layout: "default" };

const sampleCount = 16;

/** Serves `/test`; with `?term=`, as the form sends it, leads to the page about that term. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { services } = context.get(requestContext);
  const term = cleanTerm(new URL(request.url).searchParams.get("term") ?? "");
  if (term !== "") throw redirect(`/test/${encodeURIComponent(term)}`);
  return { icons: drawSamples(services, services.search.search({ term: "coffee", amount: sampleCount }).icons) };
}

export const meta = () => describeTestPage("Style guide");

const chapters = [
  ["foundations", "Foundations"],
  ["actions", "Actions"],
  ["choices", "Choices"],
  ["text", "Text input"],
  ["overlays", "Overlays"],
  ["surfaces", "Surfaces"],
  ["waiting", "Waiting"],
] as const;

/** Every part of the design system in all its states. */
export default function StyleGuidePage() {
  const { icons } = useLoaderData<typeof loader>();
  const [theme, setTheme] = useState<"page" | "light" | "dark">("page");
  return (
    <>
      <PageHead
        title="Style guide"
        controls={
          <SegmentedChoice
            label="Theme of the guide"
            name="guide-theme"
            options={[
              { value: "page", label: "As the page", glyph: "monitor" },
              { value: "light", label: "Light", glyph: "sun" },
              { value: "dark", label: "Dark", glyph: "moon" },
            ]}
            selected={theme}
            onSelect={setTheme}
          />
        }
      >
        Every part of the interface in all its states. Try it with a mouse, by keyboard and with a finger.
      </PageHead>
      <div className={styles.columns}>
        <nav aria-label="Chapters" className={styles.chapters}>
          {chapters.map(([id, title]) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <div className={styles.guide} data-theme={theme === "page" ? undefined : theme}>
          <GuideFoundations />
          <GuideActions />
          <GuideChoices />
          <GuideText />
          <GuideOverlays />
          <GuideSurfaces icons={icons} />
          <GuideWaiting />
        </div>
      </div>
      <BackToTop label="Back to top" target="content" />
    </>
  );
}
