const barWidth = 24;
const plainEveryMs = 5_000;
const redrawEveryMs = 100;

/**
 * Shows how far a long task is: a bar that redraws itself in a terminal, a plain line now and then elsewhere.
 *
 * @param {string} title
 * @param {NodeJS.WriteStream} [stream]
 */
export function createProgress(title, stream = process.stdout) {
  const everyMs = stream.isTTY ? redrawEveryMs : plainEveryMs;
  const startedAt = performance.now();
  let phase = "";
  let phaseStartedAt = startedAt;
  let shownAt = -Infinity;

  /** @param {string} text */
  function show(text) {
    if (stream.isTTY) stream.write(`\r\u001b[2K${text.slice(0, (stream.columns ?? 100) - 1)}`);
    else stream.write(`${text}\n`);
  }

  return {
    /** @param {{ phase: string, done: number, total: number }} step */
    update(step) {
      const now = performance.now();
      if (step.phase !== phase) {
        phase = step.phase;
        phaseStartedAt = now;
        if (stream.isTTY) shownAt = -Infinity;
      }
      if (now - shownAt < everyMs) return;
      shownAt = now;
      show(`${title}: ${describeStep(step, (now - phaseStartedAt) / 1000, stream.isTTY)}`);
    },
    /** Replaces the bar by a last word. @param {string} text */
    finish(text) {
      show(`${title}: ${text} (${Math.round((performance.now() - startedAt) / 1000)} s)`);
      if (stream.isTTY) stream.write("\n");
    },
    /** Leaves the bar where it is, so that what follows starts on a line of its own. */
    stop() {
      if (stream.isTTY && shownAt > 0) stream.write("\n");
    },
  };
}

/**
 * @param {{ phase: string, done: number, total: number }} step
 * @param {number} elapsedS since the phase began
 * @param {boolean} hasBar
 */
export function describeStep({ phase, done, total }, elapsedS, hasBar) {
  if (total <= 1) return phase;
  const share = Math.min(1, done / total);
  const filled = Math.round(share * barWidth);
  const parts = [phase];
  if (hasBar) parts.push(`${"█".repeat(filled)}${"░".repeat(barWidth - filled)}`);
  parts.push(`${done.toLocaleString("en")} / ${total.toLocaleString("en")}`);
  const rate = elapsedS > 0 ? done / elapsedS : 0;
  if (rate > 0) parts.push(`${Math.round(rate).toLocaleString("en")}/s`, `${Math.ceil((total - done) / rate)} s left`);
  return parts.join("  ");
}
