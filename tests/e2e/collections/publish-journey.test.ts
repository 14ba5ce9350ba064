import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { nameSite, signInFromHere } from "../../harness/people/enter-site.ts";

const run = promisify(execFile);

journey(
  "a collection is published on its page, and the copied command installs it",
  async ({ page, site, onTestFinished }) => {
    const home = nameSite(site);
    await page.goto(`${home}/icons`);
    await signInFromHere(page, "brand@example.com");
    const ask = async (method: string, path: string, body?: object) =>
      page.evaluate(
        async (asked) => {
          const headers = { "content-type": "application/json" };
          const sent = asked.body && { headers, body: JSON.stringify(asked.body) };
          return (await fetch(asked.path, { method: asked.method, ...sent })).json() as Promise<unknown>;
        },
        { method, path, body },
      );
    const findId = async (name: string) =>
      ((await ask("GET", `/siteApi/icons/icon?id=lucide:${name}`)) as { icon: { id: string } }).icon.id;
    const collections = "/siteApi/collections/v2";
    const wanted = { name: "Brand icons", access: "public", icons: [await findId("house")] };
    const { collection } = (await ask("PUT", collections, wanted)) as { collection: { id: string; apiCode: string } };

    await page.goto(`${home}/icons/collections/${collection.apiCode}`);
    const publish = page.getByRole("button", { name: "Publish", exact: true });
    const dialog = page.getByRole("dialog", { name: "Publish as an npm package" });
    await publish.click();
    await dialog.getByText("Next version: 1.0.0").waitFor();
    expect(await listAccessFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Publish 1.0.0" }).click();
    await dialog.getByText("Version 1.0.0 is published.").first().waitFor();
    expect(await dialog.getByRole("listitem").count()).toBe(1);
    expect(await listAccessFaults(page)).toEqual([]);

    await dialog.getByRole("button", { name: "Copy" }).click();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    const folder = await mkdtemp(join(tmpdir(), "published-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "package.json"), '{ "name": "app", "private": true }');
    const [program, ...words] = command.split(" ");
    const quiet = ["--no-audit", "--no-fund", "--cache", join(folder, "cache")];
    await run(program!, [...words, ...quiet], { cwd: folder });
    const [installed] = await readdir(join(folder, "node_modules/@icons"));
    expect(installed).toMatch(/^brand-icons\.[a-z2-9]{6}$/);
    expect(await readdir(join(folder, "node_modules/@icons", installed!, "svg"))).toEqual(["house.svg"]);

    await page.keyboard.press("Escape");
    await ask("PUT", `${collections}/${collection.id}/icons`, { icons: [await findId("star")] });
    await publish.click();
    await dialog.getByText("Next version: 1.1.0").waitFor();
    expect(await dialog.getByRole("definition").allInnerTexts()).toEqual(["star"]);
    await dialog.getByRole("button", { name: "Publish 1.1.0" }).click();
    await dialog.getByText("Version 1.1.0 is published.").first().waitFor();
    expect(await dialog.getByRole("listitem").count()).toBe(2);
  },
);
