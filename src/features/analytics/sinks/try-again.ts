const mostTries = 5;
const everyMs = 200;

/** Others' things may be there a moment later: five tries, one every 200 ms, and then the last failure. */
export async function tryAgain<Result>(task: () => Result | Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await task();
    } catch (error) {
      if (tries === mostTries) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
