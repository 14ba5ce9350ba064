const checkMs = 5;

/** The most time of the processor, in ms, that this thread spent without a pause while something else went on. */
export async function measureLongestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = threadMs();
  const timer = setInterval(() => {
    const now = threadMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, checkMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.max(longest, threadMs() - before);
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
