import { randomInt } from "node:crypto";
import { AppError } from "../../core/errors.ts";
import { nameInKebabCase } from "../../core/formats/code-names.ts";
import type { UploadFinder } from "../../core/icons/uploaded-icon.ts";
import type { SignedInPerson } from "../../core/people/viewer.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { CollectionService } from "../collections/contract.ts";
import { openCollectionSource } from "./collection-source.server.ts";
import type { NpmRegistry } from "./contract.ts";
import type { PackageBuilder } from "./package-builder.server.ts";
import type { LedgerEntry, PackageLedger } from "./package-ledger.server.ts";
import type { PackageSource } from "./package-source.ts";
import { draftRelease, planRelease } from "./release-package.server.ts";

interface Dependencies {
  catalogue: CatalogueHost;
  collections: Pick<CollectionService, "listIcons">;
  uploads: UploadFinder;
  ledger: PackageLedger;
  builder: PackageBuilder;
  scope: string;
  formatHref: (path: string) => string;
}

const triesAtMost = 3;

/** Makes versions of collections, and tells which there are. */
export function createCollectionPublisher(deps: Dependencies): Pick<NpmRegistry, "publish" | "listVersions"> {
  const { catalogue: host, ledger, builder, scope } = deps;

  async function readOwn(person: SignedInPerson, key: string, locale: Locale) {
    const found = await deps.collections.listIcons({ personId: person.id, locale }, key);
    if (!found.collection.isOwn) throw new AppError("not_allowed", "Only its owner can publish a collection.");
    return found;
  }

  /** What its next version would be made of, called as it is or would be. */
  async function openSource(
    person: SignedInPerson,
    { collection, icons }: Awaited<ReturnType<typeof readOwn>>,
    known: LedgerEntry | undefined,
  ): Promise<{ name: string; source: PackageSource }> {
    const name = known?.name ?? makeName(collection.name);
    const source = await openCollectionSource(
      { collection, icons, owner: person },
      {
        opened: host.current(),
        uploads: deps.uploads,
        before: known?.state ?? null,
        name: `${scope}/${name}`,
        formatHref: deps.formatHref,
      },
    );
    return { name, source };
  }

  return {
    async publish(person, key, locale) {
      const found = await readOwn(person, key, locale);
      if (found.icons.length === 0) throw new AppError("not_acceptable", "An empty collection can’t be published.");
      // Another server may publish it at the same time.
      for (let tries = 0; tries < triesAtMost; tries++) {
        const known = await ledger.findOfCollection(found.collection.id);
        const { name, source } = await openSource(person, found, known);
        const newest = known?.releases.at(-1);
        if (newest?.contents === source.contents) {
          const { manifest, changes } = newest;
          return { name: `${scope}/${name}`, version: manifest.version, isNew: false, changes };
        }
        const { number, release, readme, bytes } = await draftRelease(source, { known, builder, now: new Date() });
        const rest = { number, state: source.state, readme, collectionId: found.collection.id, tarball: bytes };
        const { manifest, changes } = release;
        const isAdded = await ledger.add(name, release, rest);
        if (isAdded) return { name: `${scope}/${name}`, version: manifest.version, isNew: true, changes };
      }
      throw new AppError("unavailable", "This collection can’t be published right now. Try again in a minute.");
    },
    async listVersions(person, key, locale) {
      const found = await readOwn(person, key, locale);
      const known = await ledger.findOfCollection(found.collection.id);
      const versions = (known?.releases ?? []).map(({ manifest, publishedAt, changes }) => ({
        version: manifest.version,
        publishedAt,
        changes,
      }));
      const { source } = await openSource(person, found, known);
      const hasNext = found.icons.length > 0 && known?.releases.at(-1)?.contents !== source.contents;
      return {
        name: known && `${scope}/${known.name}`,
        next: hasNext ? planRelease(source, known) : undefined,
        versions: versions.toReversed(),
      };
    },
  };
}

const letters = "abcdefghijkmnpqrstuvwxyz23456789";

/** `brand-icons.k3x8p2`; it stays when the collection is renamed. */
function makeName(name: string): string {
  const end = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join("");
  return `${nameInKebabCase(name)}.${end}`;
}
