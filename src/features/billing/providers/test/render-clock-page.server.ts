import { escapeMarkup } from "../../../../core/text/escape-markup.ts";
import { renderPlainPage } from "../../../../platform/http/render-plain-page.server.ts";

/** How far the clock can be put forward at once. */
export const clockSteps = { day: "A day", week: "A week", month: "A month", year: "A year" } as const;
export type ClockStep = keyof typeof clockSteps;

const formatTime = (date: Date) =>
  new Intl.DateTimeFormat("en", { dateStyle: "full", timeStyle: "short", timeZone: "UTC" }).format(date);

/** Where time is made to pass for everything that is paid. */
export function renderClockPage({ now, action, isMoved }: { now: Date; action: string; isMoved: boolean }): string {
  const steps = Object.entries(clockSteps).map(
    ([step, label]) => `<button class="step" name="step" value="${step}">${label} later</button>`,
  );
  return renderPlainPage({
    title: "Test clock",
    ribbon: "Test mode",
    css,
    body: `<h1>Test clock</h1>
<p class="lead">Move time forward for billing: trials end, subscriptions renew, and failed payments are retried.</p>
<p class="now"><time datetime="${now.toISOString()}">${escapeMarkup(formatTime(now))}</time> <small>UTC${isMoved ? ", moved forward" : ", actual time"}</small></p>
<form method="post" action="${escapeMarkup(action)}">
${steps.join("\n")}
</form>
<p class="hint">The clock can’t be moved back, because payments can’t be undone.</p>`,
  });
}

const css = `
.now { margin-block: 20px; padding: 14px 16px; border: 1px solid var(--line); border-radius: 12px; font-weight: 600; font-variant-numeric: tabular-nums; }
.now small { display: block; color: var(--soft); font-size: 13px; font-weight: 400; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.step { block-size: 44px; border: 1px solid var(--edge); border-radius: 8px; background: none; font-weight: 600; cursor: pointer; }
.step:hover { background: var(--hover); }
.hint { margin-block-start: 14px; color: var(--soft); font-size: 13px; }
`;
