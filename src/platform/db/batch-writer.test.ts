import { expect, test } from "vitest";
import { createLog } from "../log.server.ts";
import { createBatchWriter } from "./batch-writer.server.ts";

/** Rows whose writing ends when the test says so. */
function openRows() {
  const writes: { rows: string[]; end: () => void; fail: () => void }[] = [];
  const pending = createBatchWriter<string>({
    keyOf: (row) => row,
    merge: () => undefined,
    write(rows) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      writes.push({ rows, end: resolve, fail: () => reject(new Error("away")) });
      return promise;
    },
    log: createLog("silent"),
  });
  return { pending, writes, untilWriting: (count: number) => expect.poll(() => writes.length).toBe(count) };
}

test("a flush writes earlier rows, although others are being written", async () => {
  const { pending, writes, untilWriting } = openRows();
  pending.add("first");
  void pending.flush();
  pending.add("second");
  let isFlushed = false;
  const flushed = pending.flush().then(() => (isFlushed = true));
  writes[0]!.end();
  await untilWriting(2);
  expect(isFlushed).toBe(false);
  writes[1]!.end();
  await flushed;
  expect(writes.map(({ rows }) => rows)).toEqual([["first"], ["second"]]);
  await pending.close();
});

test("rows that can't be written wait for the next flush, with later ones", async () => {
  const { pending, writes, untilWriting } = openRows();
  pending.add("first");
  const failed = pending.flush();
  pending.add("second");
  writes[0]!.fail();
  await failed;
  const closed = pending.close();
  await untilWriting(2);
  expect(writes[1]!.rows).toEqual(["first", "second"]);
  writes[1]!.end();
  await closed;
});

test("closing waits for rows in progress and for those added meanwhile", async () => {
  const { pending, writes, untilWriting } = openRows();
  pending.add("first");
  void pending.flush();
  pending.add("second");
  const closed = pending.close();
  writes[0]!.end();
  await untilWriting(2);
  writes[1]!.end();
  await closed;
  expect(writes[1]!.rows).toEqual(["second"]);
});
