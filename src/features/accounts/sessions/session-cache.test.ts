import { expect, onTestFinished, test, vi } from "vitest";
import { AppError } from "../../../core/errors.ts";
import { createSessionCache } from "./session-cache.server.ts";

/** The only server there is. */
const nobodyElse = { tell: () => undefined, follow: () => () => Promise.resolve() };
const token = "a-token";
const person = { id: "ada", email: "ada@example.org", name: "Ada" };

/** SessionCache of one person, who pays or does not; what licenses answer arrives when the test says so. */
function openSessionCache() {
  let isPaid = false;
  let answering: { hasRead: () => void; mayAnswer: Promise<void> } | undefined;
  const sessionCache = createSessionCache({
    others: nobodyElse,
    sessions: { find: async () => ({ sessionId: "s", personId: person.id, isRenewed: false }) },
    apiKeys: { find: async () => undefined },
    people: { find: async () => person as never },
    licenses: {
      async readStanding() {
        const standing = { isPaid, hasIconCalls: false, pngSizePx: undefined };
        answering?.hasRead();
        await answering?.mayAnswer;
        return standing;
      },
    },
  });
  return {
    sessionCache,
    pay: () => (isPaid = true),
    /** The next answer arrives late. */
    holdBack: () => {
      const hasRead = Promise.withResolvers<void>();
      const mayAnswer = Promise.withResolvers<void>();
      answering = { hasRead: hasRead.resolve, mayAnswer: mayAnswer.promise };
      return {
        read: hasRead.promise,
        release() {
          answering = undefined;
          mayAnswer.resolve();
        },
      };
    },
  };
}

test("a change while a viewer is being read takes effect with the next request", async () => {
  const { sessionCache, pay, holdBack } = openSessionCache();
  const late = holdBack();
  const before = sessionCache.read(token);
  await late.read;
  pay();
  sessionCache.forget(person.id);
  late.release();
  await before;
  expect((await sessionCache.read(token)).viewer.isPaid).toBe(true);
});

test("another person's change doesn't evict a cached viewer", async () => {
  const { sessionCache, pay, holdBack } = openSessionCache();
  const late = holdBack();
  const before = sessionCache.read(token);
  await late.read;
  sessionCache.forget("somebody-else");
  late.release();
  await before;
  pay();
  expect((await sessionCache.read(token)).viewer.isPaid).toBe(false);
});

test("while the database doesn't respond, cached viewers can read for a minute, but not write", async () => {
  let isAway = false;
  const sessionCache = createSessionCache({
    others: nobodyElse,
    sessions: {
      find: async () => {
        if (isAway) throw new AppError("unavailable", "The database doesn’t respond. Try again in a few seconds.");
        return { sessionId: "s", personId: person.id, isRenewed: false };
      },
    },
    apiKeys: { find: async () => undefined },
    people: { find: async () => person as never },
    licenses: {
      readStanding: async () => ({ isPaid: true, hasIconCalls: false, pngSizePx: undefined }),
    },
  });
  const clock = vi.spyOn(performance, "now");
  onTestFinished(() => clock.mockRestore());
  const startMs = performance.now();
  const reads = { isProgram: false, mayBeOld: true };
  await sessionCache.read(token, reads);
  isAway = true;
  clock.mockImplementation(() => startMs + 10_000);
  await expect.poll(async () => (await sessionCache.read(token, reads)).isOld).toBe(true);
  expect((await sessionCache.read(token, reads)).viewer.person?.id).toBe(person.id);
  await expect(sessionCache.read(token)).rejects.toMatchObject({ code: "unavailable" });
  clock.mockImplementation(() => startMs + 70_000);
  await expect
    .poll(() =>
      sessionCache.read(token, reads).then(
        () => "known",
        () => "unknown",
      ),
    )
    .toBe("unknown");
});
