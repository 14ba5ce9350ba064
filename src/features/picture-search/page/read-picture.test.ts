import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { openAsBlob } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readPicture } from "./read-picture.ts";

it("rejects a file that has been deleted before it is read", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  const path = join(folder, "heart.svg");
  await writeFile(path, "<svg/>");
  const file: File = Object.assign(await openAsBlob(path), {
    name: "heart.svg",
    lastModified: 0,
    webkitRelativePath: "",
  });
  await rm(folder, { recursive: true });
  expect(await readPicture(file)).toEqual({ reason: "broken", name: "heart.svg" });
});
