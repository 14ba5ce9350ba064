import { isAnimatable } from "../document/safe-markup.ts";
import { attributeValue, scanTags, type Tag } from "../document/scan-tags.ts";
import { readClock, readMoments } from "./clock.ts";
import { readCourse, type Course } from "./course.ts";
import { readTransform, readValue } from "./motion-value.ts";
import { readMovement, type PathPlace } from "./movement.ts";
import type { Timing } from "./schedule.ts";

/** One animation element that changes something. */
export interface Animation {
  target: Tag;
  /** What it changes; `animateMotion` moves its target beside its `transform`. */
  attribute: string;
  kind: "value" | "transform" | "motion";
  timing: Timing;
  /** How long a round takes, `Infinity` without an end. */
  roundMs: number;
  /** It keeps its last value when it has ended. */
  isFrozen: boolean;
  /** Each round goes on from where the one before ended. */
  isCumulative: boolean;
  course: Course;
  /** Of a motion, whose values are shares (0…1) of the way: the place there. */
  findPlace?: (share: number) => PathPlace;
}

/** The tags of a drawing and what is animated in it. */
export interface AnimatedDrawing {
  animations: Animation[];
  /** The tags that animate; a drawing without them stands still. */
  removable: Tag[];
  parents: ReadonlyMap<Tag, Tag | undefined>;
}

const animators: ReadonlySet<string> = new Set(["animate", "set", "animateTransform", "animateMotion"]);
const removables: ReadonlySet<string> = new Set([...animators, "animateColor", "mpath"]);
const transformAttributes: ReadonlySet<string> = new Set(["transform", "gradientTransform", "patternTransform"]);
/** The drawings of the catalogue have at most 36. */
const animationsAtMost = 400;
/** Characters: each animation may work on all of a drawing. */
const textAtMost = 8_000_000;

/** Finds the animations of a drawing, in a large one only the first; those that browsers ignore are left out. */
export function readAnimations(svg: string): AnimatedDrawing {
  const parents = new Map<Tag, Tag | undefined>();
  const byId = new Map<string, Tag>();
  const found: { tag: Tag; parent: Tag | undefined; path?: Tag }[] = [];
  const removable: Tag[] = [];
  const open: Tag[] = [];
  for (const tag of scanTags(svg)) {
    const parent = open.at(-1);
    if (removables.has(tag.name)) removable.push(tag);
    if (tag.kind === "close") {
      if (parent?.name === tag.name) open.pop();
      continue;
    }
    parents.set(tag, parent);
    const id = attributeValue(tag, "id");
    if (id !== undefined && !byId.has(id)) byId.set(id, tag);
    if (animators.has(tag.name)) found.push({ tag, parent });
    else if (tag.name === "mpath" && found.at(-1)?.tag === parent) found.at(-1)!.path = tag;
    if (tag.kind === "open") open.push(tag);
  }
  const follow = (tag: Tag | undefined) => {
    const link = tag && (attributeValue(tag, "href") ?? attributeValue(tag, "xlink:href"));
    return link?.startsWith("#") ? byId.get(link.slice(1)) : undefined;
  };
  const animations = found
    .slice(0, Math.min(animationsAtMost, textAtMost / svg.length))
    .flatMap(({ tag, parent, path }) => {
      const target = follow(tag) ?? parent;
      return (target && !removables.has(target.name) && readAnimation(tag, target, follow(path))) || [];
    });
  return { animations, removable, parents };
}

function readAnimation(tag: Tag, target: Tag, path: Tag | undefined): Animation | undefined {
  const change = tag.name === "animateMotion" ? readMotionChange(tag, path) : readChange(tag);
  return change && { target, ...change, ...readTiming(tag) };
}

type Change = Pick<Animation, "attribute" | "kind" | "course" | "findPlace">;

function readChange(tag: Tag): Change | undefined {
  const attribute = attributeValue(tag, "attributeName") ?? "";
  const isTransform = tag.name === "animateTransform";
  if (!isAnimatable(attribute) || transformAttributes.has(attribute) !== isTransform) return undefined;
  const type = attributeValue(tag, "type") ?? "translate";
  const course = readCourse(tag, (text) => (isTransform ? readTransform(type, text) : readValue(attribute, text)));
  return course && { attribute, kind: isTransform ? "transform" : "value", course };
}

function readMotionChange(tag: Tag, path: Tag | undefined): Change | undefined {
  const movement = readMovement(tag, path && attributeValue(path, "d"));
  return movement && { attribute: "transform", kind: "motion", ...movement };
}

function readTiming(tag: Tag): Pick<Animation, "timing" | "roundMs" | "isFrozen" | "isCumulative"> {
  const written = readClock(attributeValue(tag, "dur") ?? "");
  const roundMs = written !== undefined && written > 0 ? written : Infinity;
  const end = attributeValue(tag, "end");
  const restart = attributeValue(tag, "restart");
  return {
    roundMs,
    isFrozen: attributeValue(tag, "fill") === "freeze",
    isCumulative: attributeValue(tag, "accumulate") === "sum",
    timing: {
      id: attributeValue(tag, "id"),
      begins: readMoments(attributeValue(tag, "begin") ?? "0"),
      ends: end === undefined ? undefined : readMoments(end),
      activeMs: readActiveMs(tag, roundMs),
      restart: restart === "never" || restart === "whenNotActive" ? restart : "always",
    },
  };
}

function readActiveMs(tag: Tag, roundMs: number): number {
  const count = attributeValue(tag, "repeatCount");
  const repeated = attributeValue(tag, "repeatDur");
  const times = count === "indefinite" ? Infinity : Number.parseFloat(count ?? "");
  const longest = repeated === "indefinite" ? Infinity : readClock(repeated ?? "");
  if (!(times > 0) && longest === undefined) return roundMs;
  return Math.min(times > 0 ? times * roundMs : Infinity, longest ?? Infinity);
}
