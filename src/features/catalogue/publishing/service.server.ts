import { createHash } from "node:crypto";
import { formatIconPath } from "../../../core/catalogue/format-icon-path.ts";
import { coalesceRuns } from "../../../core/coalesce-runs.ts";
import type { AddedIcon, SnapshotChange } from "../../../core/catalogue/snapshot-change.ts";
import { AppError } from "../../../core/errors.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { listen } from "../../../platform/db/listen.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { SeeDrawings } from "../../../platform/workers/see-drawings.server.ts";
import { mapInSlices } from "../../../platform/workers/time-slicing.server.ts";
import type { ChangingCatalogueHost } from "../contract.ts";
import { readCurated } from "../compile/curated.server.ts";
import { toIconName } from "../sources/folder.server.ts";
import {
  publishingLimits,
  type NewIcon,
  type PublishedIcon,
  type Publishing,
  type PublishingFault,
} from "./contract.ts";
import { createIconDescriber } from "./describe-icon.server.ts";
import { describeAuthor, describeFamily, describeIconSet, describeStyle, type StoredSet } from "./describe-set.ts";
import { createPublishedIcons, publishingChannel, type IsTaken } from "./published-icons.server.ts";
import { createRemovalReasons } from "./removal-reasons.server.ts";
import {
  prepareIcon,
  toTitle,
  type DrawingReader,
  type PreparedIcon,
  type Preparation,
} from "./prepare-icon.server.ts";

/** Drawings that are read at once. */
const readAtOnce = 40;

/**
 * Keeps in the database what was published and taken down, and has the catalogue host serve the compiled snapshot so. What
 * was known to be taken down is so before this resolves, whether the database can be reached or not.
 *
 * @param deps.dataDir a folder that exists
 */
export async function createPublishing(deps: {
  database: Database;
  catalogue: ChangingCatalogueHost;
  reader: DrawingReader;
  seeDrawings: SeeDrawings;
  dataDir: string;
  log: Log;
}): Promise<Publishing & { close(): Promise<void> }> {
  const { database, catalogue: host, reader, seeDrawings, dataDir, log } = deps;
  let knownRules: ReturnType<typeof readRules> | undefined;
  /** Read when something is published first: reading them takes as long as much else of a start. */
  const rules = () => (knownRules ??= readRules());
  const publishedIcons = createPublishedIcons({ database });
  const removalReasons = createRemovalReasons({ folder: dataDir, log });

  /** What this process knows: icons in the order of their numbers. */
  const icons = new Map<string, AddedIcon & { prefix: string }>();
  let lastNumber = 0;
  let sets: StoredSet[] = [];
  let reasons: ReadonlyMap<string, string> = removalReasons.read();
  let isServed = true;
  /** Resolves when everything is served that was committed before the call; calls that wait share one turn. */
  const { run: renew, settled } = coalesceRuns(readAndServe);

  async function readAndServe(): Promise<void> {
    const read = await publishedIcons.read(lastNumber);
    const takenDown = await publishedIcons.readTakenDown();
    const isSame = read.icons.length === 0 && isEqual(takenDown, reasons);
    if (isSame && isServed) return;
    isServed = false;
    const documents = await mapInSlices(read.icons, (row) => ({ id: row.id, svg: rules().describer.render(row) }));
    const colored = documents.flatMap(({ id, svg }) => (svg === undefined ? [] : [{ id, svg }]));
    const pictures = await seeDrawings(colored.map(({ svg }) => svg));
    const seen = new Map(colored.map(({ id }, place) => [id, pictures[place]]));
    const described = await mapInSlices(read.icons, (row) => ({
      ...row,
      added: rules().describer.describe(row, seen.get(row.id)),
    }));
    for (const { id, prefix, added } of described) icons.set(id, Object.assign(added, { prefix }));
    lastNumber = read.icons.at(-1)?.number ?? lastNumber;
    sets = read.sets;
    if (!isEqual(takenDown, reasons)) await removalReasons.store(takenDown);
    reasons = takenDown;
    await host.change(describeChange());
    isServed = true;
  }

  function describeChange(): SnapshotChange {
    const remaining = [...icons].toReversed().flatMap(([id, icon]) => (reasons.has(id) ? [] : [icon]));
    const shown = new Set(remaining.map(({ prefix }) => prefix));
    const used = sets.filter(({ prefix }) => shown.has(prefix));
    const base = host.current().compiled;
    const authors = joinBy(used.map(describeAuthor)).filter(({ apiCode }) => !base.findAuthor(apiCode));
    const families = joinBy(used.map(describeFamily)).filter(({ apiCode }) => !base.findFamily(apiCode));
    const needed = new Set(used.map(({ license }) => license));
    const isMissing = (code: string) => needed.has(code) && !base.findLicense(code);
    const state = [lastNumber, ...[...reasons].flat()].join("\n");
    return {
      version: createHash("sha256").update(state).digest("hex").slice(0, 8),
      styles: used.map((set) =>
        describeStyle(
          set,
          remaining.filter(({ prefix }) => prefix === set.prefix),
        ),
      ),
      families,
      authors,
      sets: used.map(describeIconSet),
      licenses: used.length === 0 ? [] : rules().licenses.filter(({ code }) => isMissing(code)),
      icons: remaining,
      gone: new Set(reasons.keys()),
    };
  }

  /** Without a snapshot nothing is served: there is nothing to wait for then. */
  async function applyTakeDowns(): Promise<void> {
    try {
      await host.change(describeChange());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      isServed = false;
    }
  }

  const isLicense = (license: string) => rules().licenses.some(({ code }) => code === license);

  async function prepareAll(
    list: readonly Pick<NewIcon, "name" | "tags" | "category" | "svg">[],
    most: number = publishingLimits.icons,
  ): Promise<Preparation[]> {
    if (list.length === 0 || list.length > most) {
      throw new AppError("invalid_input", `icons: 1 to ${most} per call`, { field: "icons" });
    }
    const prepared: Preparation[] = [];
    for (let start = 0; start < list.length; start += readAtOnce) {
      const batch = list.slice(start, start + readAtOnce);
      prepared.push(
        ...(await Promise.all(batch.map((icon) => prepareIcon(icon, { reader, categories: rules().categories })))),
      );
    }
    const drawings = host.current().catalogue.drawingKeys();
    const seen = new Set<number>();
    return mapInSlices(prepared, (preparation) => {
      if ("fault" in preparation) return preparation;
      const { drawingKey } = preparation.icon;
      const isRepeated = seen.has(drawingKey) || drawings.includes(drawingKey);
      seen.add(drawingKey);
      return isRepeated ? { fault: "repeated" } : preparation;
    });
  }

  async function prepareOrRefuse(newIcons: readonly NewIcon[], list = "icons"): Promise<PreparedIcon[]> {
    const wrong = newIcons.findIndex(({ license }) => !isLicense(license));
    if (wrong >= 0) throw refusal(list, wrong, "license");
    const prepared = await prepareAll(newIcons);
    return prepared.map((preparation, place) => {
      if ("fault" in preparation) throw refusal(list, place, preparation.fault);
      return preparation.icon;
    });
  }

  const isTaken: IsTaken = {
    id: (id) => icons.has(id) || host.current().compiled.findById(id) !== undefined,
    prefix: (prefix) => {
      const { compiled } = host.current();
      return compiled.findSet(prefix) !== undefined || compiled.findStyle(prefix) !== undefined;
    },
    author: (code) => {
      const { compiled } = host.current();
      return compiled.findAuthor(code) !== undefined || compiled.findFamily(code) !== undefined;
    },
  };

  const describePublished = (rows: readonly { id: string; base: string }[]): PublishedIcon[] =>
    rows.map(({ id, base }) => ({ id, url: formatIconPath(id, rules().describer.readConcept(base)) }));

  const follow = () => {
    renew().catch((error: unknown) => log.warn({ err: error }, "Can’t read published icons yet"));
  };
  if (reasons.size > 0) await applyTakeDowns();
  const stopListening = listen(database, { channel: publishingChannel, onMessage: follow, onGap: follow, log });

  return {
    async publish(newIcons, { alongside, list } = {}) {
      const prepared = await prepareOrRefuse(newIcons, list);
      const rows = await publishedIcons.add(
        newIcons.map(({ maker, license }, place) => ({
          set: { license, makerId: maker.personId, slug: toSlug(maker), authorName: maker.name },
          icon: prepared[place]!,
        })),
        isTaken,
        alongside && ((step, added) => alongside(step, describePublished(added))),
      );
      await renew();
      return describePublished(rows);
    },
    async check(newIcons) {
      await prepareOrRefuse(newIcons);
    },
    async publishPack({ prefix, title, author, url, license, icons: newIcons }) {
      if (!isLicense(license)) throw refusal("icons", 0, "license");
      const prepared = await prepareAll(newIcons, publishingLimits.packIcons);
      const refused = prepared.flatMap((preparation, place) =>
        "fault" in preparation ? [{ name: newIcons[place]!.name, fault: preparation.fault }] : [],
      );
      const ready = prepared.flatMap((preparation) => ("icon" in preparation ? [preparation.icon] : []));
      if (ready.length === 0) throw refusal("icons", 0, refused[0]!.fault);
      const code = toSlug({ personId: prefix, name: author });
      const set = { prefix, title, author: code, authorName: author, url, license };
      const rows = await publishedIcons.addPack(set, ready, isTaken);
      await renew();
      return { published: describePublished(rows), refused };
    },
    async takeDown(iconId, { reason, note = "", by }) {
      const { catalogue } = host.current();
      const ordinal = catalogue.findById(iconId);
      if (ordinal === undefined) throw new AppError("not_found", "Icon not found.", { field: "id" });
      const { name } = catalogue.icon(ordinal);
      await publishedIcons.takeDown({ iconId, name, reason, note, by });
      await renew();
      return { name: toTitle(name) };
    },
    async restore(iconId) {
      if (!(await publishedIcons.restore(iconId))) {
        throw new AppError("not_found", "No removed icon has this ID.", { field: "id" });
      }
      await renew();
    },
    findReason: (iconId) => reasons.get(iconId),
    listTakenDown: (page, words = "") => publishedIcons.listTakenDown(page, words),
    async listPublished(page, words = "") {
      const { rows, total } = await publishedIcons.listPublished(page, words);
      const addresses = describePublished(rows);
      return {
        rows: rows.map(({ base, ...row }, place) => Object.assign(row, addresses[place]!, { name: toTitle(base) })),
        total,
      };
    },
    async close() {
      await stopListening();
      await settled();
    },
  };
}

/** @param list the parameter in which the icons came */
function refusal(list: string, place: number, fault: PublishingFault): AppError {
  const field = `${list}[${place}].${isFact(fault) ? fault : "svg"}`;
  return new AppError("invalid_input", `${field}: ${explanations[fault]}`, { field, metadata: { [fault]: true } });
}

/** What is wrong about an icon beside its drawing. */
const facts = ["name", "tags", "category", "license"] as const satisfies readonly PublishingFault[];
const isFact = (fault: PublishingFault) => facts.some((fact) => fact === fault);

const explanations: Readonly<Record<PublishingFault, string>> = {
  tooLarge: "The SVG is larger than 100 KB.",
  noText: "The SVG isn’t UTF-8 text.",
  notSvg: "The file isn’t an SVG document.",
  malformed: "The SVG isn’t well-formed XML.",
  entities: "The SVG uses XML entities. Save it without them.",
  tooComplex: "The SVG is too complex. Simplify it.",
  endless: "An element of the SVG refers to itself.",
  outOfRange: "The SVG has numbers that are too large.",
  empty: "The SVG draws nothing.",
  noSize: "The SVG has no size. Add a viewBox, or a width and a height.",
  notDrawable: "The SVG can’t be rendered.",
  leftOut: "The SVG has text or images. Convert them to outlines.",
  notSquare: "The SVG isn’t square.",
  offGrid: "The size isn’t a whole number of px from 12 to 1,024.",
  tooManyColors: "The SVG has more than 24 colors.",
  repeated: "The catalogue already has this icon.",
  name: `An icon needs an English name of at most ${publishingLimits.nameLength} characters.`,
  tags: `An icon can have at most ${publishingLimits.tags} English tags of at most ${publishingLimits.tagLength} characters each.`,
  category: "Category not found.",
  license: "License not found.",
};

/** A name for addresses. */
function toSlug({ name, personId }: { name: string; personId: string }): string {
  const folded = name.normalize("NFKD").replaceAll(/[^A-Za-z0-9]+/g, "");
  return folded === "" ? `maker-${personId.slice(0, 8)}` : toIconName(name);
}

function isEqual(left: ReadonlyMap<string, string>, right: ReadonlyMap<string, string>): boolean {
  return left.size === right.size && [...left].every(([key, value]) => right.get(key) === value);
}

function joinBy<Item extends { apiCode: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.apiCode, item])).values()];
}

/** What people wrote about sets, as the compiler knows it. */
function readRules() {
  const curated = readCurated();
  return {
    describer: createIconDescriber(curated),
    categories: new Set(curated.categories.map(({ apiCode }) => apiCode)),
    licenses: curated.licenses,
  };
}
