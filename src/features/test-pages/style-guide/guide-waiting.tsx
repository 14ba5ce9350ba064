import { useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { LoadingBar } from "../../../ui/loading/loading-bar.tsx";
import { Placeholder, type PlaceholderKind } from "../../../ui/loading/placeholder.tsx";
import { scrollPage } from "../../../ui/hooks/scroll-page.ts";
import { GuideSection, Specimen } from "./specimen.tsx";

const placeholders: { kind: PlaceholderKind; count: number; isWide?: boolean }[] = [
  { kind: "icon", count: 10, isWide: true },
  { kind: "slider", count: 6 },
  { kind: "card", count: 2 },
  { kind: "popular", count: 2 },
  { kind: "style", count: 1 },
  { kind: "collection", count: 1 },
  { kind: "style-packs", count: 1 },
];

export function GuideWaiting() {
  return (
    <GuideSection
      id="waiting"
      title="Waiting"
      promise="Quick actions show nothing, longer ones show progress, and placeholders have the shape of the content."
    >
      <LoadingBarSpecimen />
      <Specimen name="Scrolling">
        <Button icon="arrow-up" onClick={() => scrollPage(0)}>
          Scroll to the top
        </Button>
      </Specimen>
      {placeholders.map(({ kind, count, isWide = false }) => (
        <Specimen key={kind} name={`Placeholder, ${kind}`} isStacked {...(isWide ? { isWide } : {})}>
          <Placeholder kind={kind} count={count} label={`Loading ${kind}`} />
        </Specimen>
      ))}
    </GuideSection>
  );
}

function LoadingBarSpecimen() {
  const [work, setWork] = useState<"idle" | "loading" | "failed">("idle");
  return (
    <Specimen name="LoadingBar">
      <LoadingBar isLoading={work === "loading"} hasFailed={work === "failed"} />
      <Button onClick={() => setWork("loading")}>Begin loading</Button>
      <Button onClick={() => setWork("idle")}>Finish loading</Button>
      <Button onClick={() => setWork("failed")} variant="danger">
        Fail loading
      </Button>
      <output>Work: {work}</output>
    </Specimen>
  );
}
