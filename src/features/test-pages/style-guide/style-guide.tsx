import { useState } from "react";
import { BackToTop } from "../../../ui/layout/back-to-top.tsx";
import { SegmentedChoice } from "../../../ui/select/segmented-choice.tsx";
import { GuideActions } from "./guide-actions.tsx";
import { GuideChoices } from "./guide-choices.tsx";
import { GuideFoundations } from "./guide-foundations.tsx";
import { GuideOverlays } from "./guide-overlays.tsx";
import { GuideSurfaces } from "./guide-surfaces.tsx";
import { GuideText } from "./guide-text.tsx";
import { GuideWaiting } from "./guide-waiting.tsx";
import { PageHead } from "../page-head.tsx";
import type { GuideData } from "../load-view.server.ts";
import styles from "./style-guide.module.css";

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
export function StyleGuide({ icons }: GuideData) {
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
              { value: "page", label: "Same as page", glyph: "monitor" },
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
