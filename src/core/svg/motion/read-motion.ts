import { editText } from "../document/edit-text.ts";
import type { Tag } from "../document/scan-tags.ts";
import { followCourse } from "./course.ts";
import { findCycle, longestCycleMs, type Cycle } from "./find-cycle.ts";
import { findStill, type SampledValues } from "./find-still.ts";
import { addValue, formatValue, readTransform, readValue, roundNumber, type MotionValue } from "./motion-value.ts";
import { readAnimations, type Animation } from "./read-animations.ts";
import { makeSchedule, type Interval } from "./schedule.ts";
import { renderAttributes, readBase } from "./write-attributes.ts";

/** How a drawing moves. */
export interface Motion {
  /** It changes in the course of time. */
  isAnimated: boolean;
  /** It never comes to rest. */
  isEndless: boolean;
  /** Where the first cycle begins: after what happens only once; 0 for what comes to rest. */
  startMs: number;
  /** Of an endless drawing one cycle, at most 10 s; of another one all until it rests. */
  durationMs: number;
  /** A moment that stands for the whole in a still picture. */
  findStill: () => number;
  /** The drawing at a moment, without anything that animates. */
  sampleAt: (timeMs: number) => string;
}

const standing = { isAnimated: false, isEndless: false, startMs: 0, durationMs: 0, findStill: () => 0 };
const latestMs = 1e12;
const noShare: MotionValue = { frame: "#", numbers: [0] };

/**
 * Reads how a drawing (an SVG document or the inside of one) moves by its animation elements (SMIL). What waits for a person
 * never begins. Takes any text and never throws; work is bounded, so that only the first 400 animations are played.
 */
export function readMotion(svg: string): Motion {
  if (!mayMove(svg)) return { ...standing, sampleAt: () => svg };
  const { animations, removable, parents } = readAnimations(svg);
  const schedule = makeSchedule(animations.map(({ timing }) => timing));
  const played = animations.map((animation, index) => ({ animation, intervals: schedule.intervals[index]! }));
  const cycle = findCycle(
    schedule,
    animations.map(({ roundMs }) => roundMs),
  );
  const durationMs = cycle
    ? Math.min(cycle.periodMs ?? longestCycleMs, longestCycleMs)
    : played.reduce((latest, { intervals }) => Math.max(latest, findRest(intervals)), 0);
  const removals = removable.map(({ start, end }) => ({ start, end, text: "" }));
  const targets = new Map<Tag, Played[]>();
  for (const each of played.toSorted((a, b) => a.animation.target.start - b.animation.target.start)) {
    targets.set(each.animation.target, [...(targets.get(each.animation.target) ?? []), each]);
  }
  const sampleValues = (timeMs: number): SampledValues => {
    const time = findTime(timeMs, schedule.untilMs, cycle);
    const values = new Map<Tag, ReadonlyMap<string, string>>();
    for (const [tag, all] of targets) {
      const base = (attribute: string) => readBase({ tag, parents, values }, attribute);
      values.set(tag, sampleTarget(all, time, base));
    }
    return values;
  };
  const span = { isEndless: cycle !== undefined, startMs: cycle?.startMs ?? 0, durationMs };
  return {
    ...span,
    isAnimated: durationMs > 0,
    findStill: () => findStill(span, sampleValues),
    sampleAt(timeMs) {
      const edits = [...sampleValues(timeMs)].flatMap(([tag, values]) => renderAttributes(tag, values));
      return editText(svg, [...removals, ...edits]);
    },
  };
}

/** Whether a drawing may have animations; quick. */
export const mayMove = (svg: string) => svg.includes("<animate") || svg.includes("<set");

interface Played {
  animation: Animation;
  intervals: readonly Interval[];
}

interface Effect {
  animation: Animation;
  interval: Interval;
  time: number;
}

function findRest(intervals: readonly Interval[]): number {
  const last = intervals.at(-1);
  if (!last) return 0;
  return last.end === Infinity ? last.begin : last.end;
}

/** A time at which the schedule is complete and the drawing looks as it does at the time asked for. */
function findTime(timeMs: number, untilMs: number, cycle: Cycle | undefined): number {
  const time = Math.min(latestMs, Math.max(0, timeMs || 0));
  if (time < untilMs) return time;
  const periodMs = cycle?.periodMs ?? Infinity;
  const earlier = time - (Math.floor((time - untilMs) / periodMs) + 1) * periodMs;
  return earlier >= 0 ? earlier : untilMs;
}

function sampleTarget(all: readonly Played[], time: number, base: (attribute: string) => string): Map<string, string> {
  const effects = all
    .flatMap(({ animation, intervals }): Effect[] => {
      const interval = intervals.findLast(({ begin }) => begin <= time);
      return interval && (time < interval.end || animation.isFrozen) ? [{ animation, interval, time }] : [];
    })
    .toSorted((a, b) => a.interval.begin - b.interval.begin);
  const sampled = new Map<string, string>();
  const movements: string[] = [];
  for (const effect of effects) {
    const { kind, attribute, course } = effect.animation;
    if (kind === "motion") {
      if (!course.isSum) movements.length = 0;
      movements.push(sampleMovement(effect));
    } else {
      const under = sampled.get(attribute) ?? base(attribute);
      sampled.set(attribute, kind === "transform" ? sampleTransform(effect, under) : sampleValue(effect, under));
    }
  }
  if (movements.length > 0)
    sampled.set("transform", movements.join("") + (sampled.get("transform") ?? base("transform")));
  return sampled;
}

function sampleValue(effect: Effect, base: string): string {
  const { course, attribute } = effect.animation;
  const under = course.isSum || !course.values[0] ? readValue(attribute, base) : course.values[0];
  const value = sampleCourse(effect, under);
  return formatValue(course.isSum ? addValue(under, value) : value);
}

function sampleTransform(effect: Effect, base: string): string {
  const { course } = effect.animation;
  const type = course.values.at(-1)!.frame.split("(", 1)[0]!;
  const [, same = "0"] = new RegExp(`^\\s*${type}\\(([^)]*)\\)`).exec(base) ?? [];
  const value = formatValue(sampleCourse(effect, readTransform(type, same)!));
  return course.isSum ? base + value : value;
}

function sampleMovement(effect: Effect): string {
  const { course, findPlace } = effect.animation;
  const { round, share } = findRound(effect);
  const place = findPlace!(followCourse(course, share, noShare).numbers[0]!);
  const end = findPlace!(course.values.at(-1)!.numbers[0]!);
  const before = effect.animation.isCumulative ? round : 0;
  const [x, y, angle] = [place.x + end.x * before, place.y + end.y * before, place.angle].map(roundNumber);
  return `translate(${x} ${y})${angle === 0 ? "" : `rotate(${angle})`}`;
}

function sampleCourse(effect: Effect, under: MotionValue): MotionValue {
  const { course, isCumulative } = effect.animation;
  const { round, share } = findRound(effect);
  const value = followCourse(course, share, under);
  return isCumulative && round > 0 && course.values[0] ? addValue(value, course.values.at(-1)!, round) : value;
}

/** The number of the round that an animation is in, from 0, and the share of it that is over. */
function findRound({ animation, interval, time }: Effect): { round: number; share: number } {
  const rounds = (Math.min(time, interval.end) - interval.begin) / animation.roundMs;
  const isAtEnd = time >= interval.end && rounds > 0 && Math.abs(rounds - Math.round(rounds)) < 1e-6;
  const round = isAtEnd ? Math.round(rounds) - 1 : Math.floor(rounds);
  return { round, share: isAtEnd ? 1 : rounds - round };
}
