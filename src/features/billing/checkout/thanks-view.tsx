import { useEffect, useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { api } from "../../../browser/api-client.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import type { loadThanks } from "../pricing/load-pricing.server.ts";
import styles from "./thanks-view.module.css";

type Wait = "waiting" | "done" | "none" | "slow";

const everyMs = 500;
const patienceMs = 60_000;

/** Waits until all licenses are set up, and gives up kindly. Without script the page asks by itself. */
export function ThanksView({ path, lastOrder }: Awaited<ReturnType<typeof loadThanks>>) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const wait = useLicenseWait(revalidate);
  if (wait === "waiting") {
    return (
      <Frame glyph="loader-circle" title={t("billing.wait.title")} text={t("billing.wait.text")}>
        <noscript>
          <meta httpEquiv="refresh" content="3" />
          <LinkButton href={billingPaths.account}>{t("billing.wait.account")}</LinkButton>
        </noscript>
      </Frame>
    );
  }
  if (wait === "slow") {
    return (
      <Frame glyph="info" title={t("billing.wait.slow")} text={t("billing.wait.slowText")}>
        <Button variant="primary" onClick={() => location.reload()}>
          {t("billing.wait.again")}
        </Button>
        <LinkButton href={billingPaths.account}>{t("billing.wait.account")}</LinkButton>
      </Frame>
    );
  }
  if (lastOrder === "returned") {
    return (
      <Frame glyph="info" title={t("billing.wait.returned")} text={t("billing.wait.returnedText")}>
        <LinkButton href={billingPaths.account} variant="primary">
          {t("billing.wait.account")}
        </LinkButton>
      </Frame>
    );
  }
  if (wait === "none" || lastOrder === "expired") {
    return (
      <Frame glyph="info" title={t("billing.wait.none")} text={t("billing.wait.noneText")}>
        <LinkButton href={billingPaths.pricing} variant="primary">
          {t("billing.see")}
        </LinkButton>
      </Frame>
    );
  }
  return (
    <Frame glyph="circle-check" title={t("billing.wait.done")} text={t("billing.wait.doneText")}>
      {/* Whole documents: whatever is on pages was drawn before the plan was there. */}
      <LinkButton href={path ?? "/icons"} variant="primary">
        {t("billing.wait.continue")}
      </LinkButton>
      <LinkButton href={billingPaths.account}>{t("billing.wait.account")}</LinkButton>
    </Frame>
  );
}

/** @param onSettled what the order came to is read before it is told */
function useLicenseWait(onSettled: () => Promise<void>): Wait {
  const [wait, setWait] = useState<Wait>("waiting");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const until = performance.now() + patienceMs;
    const poll = async () => {
      // What cannot be asked now is asked again.
      const answer = await api
        .get<{ subscriptions: { isSetupFinished: boolean }[] }>("/user/v2/subscriptions", { signal })
        .catch(() => undefined);
      if (signal.aborted) return;
      const licenses = answer?.subscriptions;
      if (licenses?.every(({ isSetupFinished }) => isSetupFinished)) {
        // This call remembers in a cookie that somebody has paid.
        if (licenses.length > 0) await api.find("/user/v2", { signal });
        await onSettled();
        if (!signal.aborted) setWait(licenses.length > 0 ? "done" : "none");
      } else if (performance.now() >= until) setWait("slow");
      else timer = setTimeout(() => void poll(), everyMs);
    };
    void poll();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [onSettled]);
  return wait;
}

interface FrameProps {
  glyph: "loader-circle" | "info" | "circle-check";
  title: string;
  text: string;
  children: ReactNode;
}

function Frame({ glyph, title, text, children }: FrameProps) {
  return (
    <div className={styles.page}>
      <Card className={styles.card} aria-live="polite" data-state={glyph}>
        <Glyph name={glyph} size={40} />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.ways}>{children}</div>
      </Card>
    </div>
  );
}
