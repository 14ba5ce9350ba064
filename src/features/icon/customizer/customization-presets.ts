import { useSyncExternalStore } from "react";
import type { IconLook } from "../../../core/svg/icon-customization.ts";
import { parseLook, printLook } from "../../../core/urls/customization-param.ts";

/** A look under a name. */
export interface LookPreset {
  name: string;
  look: IconLook;
}

export const presetLimit = 50;
export const presetNameLength = 40;

const storageKey = "look-presets";
const none: readonly LookPreset[] = [];
const listeners = new Set<() => void>();
let known: readonly LookPreset[] | undefined;

/** The looks that a person has saved in this browser, in the order they were saved. */
export function useLookPresets(): readonly LookPreset[] {
  return useSyncExternalStore(subscribe, listLookPresets, () => none);
}

/** The same, outside of components. */
export function listLookPresets(): readonly LookPreset[] {
  return (known ??= readPresets());
}

/** Saves a look; the one that has the name already is replaced. What is more than the limit is not saved. */
export function saveLookPreset(preset: LookPreset): void {
  const presets = listLookPresets();
  const isKnown = presets.some(({ name }) => name === preset.name);
  if (isKnown) keepPresets(presets.map((one) => (one.name === preset.name ? preset : one)));
  else if (presets.length < presetLimit) keepPresets([...presets, preset]);
}

/** Gives a look another name; false when another one has it. */
export function renameLookPreset(name: string, newName: string): boolean {
  const presets = listLookPresets();
  if (newName !== name && presets.some((one) => one.name === newName)) return false;
  keepPresets(presets.map((one) => (one.name === name ? { name: newName, look: one.look } : one)));
  return true;
}

/** Takes a look away; what it gives back puts it where it was. */
export function deleteLookPreset(name: string): () => void {
  const presets = listLookPresets();
  const index = presets.findIndex((one) => one.name === name);
  const deleted = presets[index];
  keepPresets(presets.filter((one) => one.name !== name));
  return () => {
    const left = listLookPresets().filter((one) => one.name !== name);
    if (deleted) keepPresets(left.toSpliced(index, 0, deleted));
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    known = undefined;
    listener();
  };
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

function keepPresets(presets: readonly LookPreset[]): void {
  known = presets;
  try {
    localStorage.setItem(storageKey, printPresets(presets));
  } catch {
    // They last as long as the page.
  }
  for (const listener of listeners) listener();
}

function readPresets(): readonly LookPreset[] {
  try {
    return parsePresets(localStorage.getItem(storageKey) ?? "[]");
  } catch {
    return none;
  }
}

const printPresets = (presets: readonly LookPreset[]) =>
  JSON.stringify(presets.map(({ name, look }) => [name, printLook(look)]));

/** What `printPresets` has printed; whatever else stands there is left out. */
function parsePresets(text: string): LookPreset[] {
  const rows: unknown = JSON.parse(text);
  return (Array.isArray(rows) ? (rows as unknown[]) : []).flatMap((row) => {
    const [name, printed] = Array.isArray(row) ? (row as unknown[]) : [];
    const look = typeof printed === "string" ? parseLook(printed) : undefined;
    return typeof name === "string" && name !== "" && look ? [{ name, look }] : [];
  });
}
