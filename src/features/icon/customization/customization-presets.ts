import { useSyncExternalStore } from "react";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { parseCustomization, serializeCustomization } from "../../../core/urls/customization-param.ts";

/** A look under a name. */
export interface CustomizationPreset {
  name: string;
  customization: IconCustomization;
}

export const presetLimit = 50;
export const presetNameLength = 40;

const storageKey = "look-presets";
const none: readonly CustomizationPreset[] = [];
const listeners = new Set<() => void>();
let known: readonly CustomizationPreset[] | undefined;

/** The looks that a person has saved in this browser, in the order they were saved. */
export function usePresets(): readonly CustomizationPreset[] {
  return useSyncExternalStore(subscribe, listPresets, () => none);
}

/** The same, outside of components. */
export function listPresets(): readonly CustomizationPreset[] {
  return (known ??= readPresets());
}

/** Saves a look; the one that has the name already is replaced. What is more than the limit is not saved. */
export function savePreset(preset: CustomizationPreset): void {
  const presets = listPresets();
  const isKnown = presets.some(({ name }) => name === preset.name);
  if (isKnown) storePresets(presets.map((one) => (one.name === preset.name ? preset : one)));
  else if (presets.length < presetLimit) storePresets([...presets, preset]);
}

/** Gives a look another name; false when another one has it. */
export function renamePreset(name: string, newName: string): boolean {
  const presets = listPresets();
  if (newName !== name && presets.some((one) => one.name === newName)) return false;
  storePresets(presets.map((one) => (one.name === name ? { name: newName, customization: one.customization } : one)));
  return true;
}

/** Takes a look away; what it gives back puts it where it was. */
export function deletePreset(name: string): () => void {
  const presets = listPresets();
  const index = presets.findIndex((one) => one.name === name);
  const deleted = presets[index];
  storePresets(presets.filter((one) => one.name !== name));
  return () => {
    const left = listPresets().filter((one) => one.name !== name);
    if (deleted) storePresets(left.toSpliced(index, 0, deleted));
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

function storePresets(presets: readonly CustomizationPreset[]): void {
  known = presets;
  try {
    localStorage.setItem(storageKey, serializePresets(presets));
  } catch {
    // They last as long as the page.
  }
  for (const listener of listeners) listener();
}

function readPresets(): readonly CustomizationPreset[] {
  try {
    return parsePresets(localStorage.getItem(storageKey) ?? "[]");
  } catch {
    return none;
  }
}

const serializePresets = (presets: readonly CustomizationPreset[]) =>
  JSON.stringify(presets.map(({ name, customization }) => [name, serializeCustomization(customization)]));

/** What `serializePresets` has serialized; anything else is ignored. */
function parsePresets(text: string): CustomizationPreset[] {
  const rows: unknown = JSON.parse(text);
  return (Array.isArray(rows) ? (rows as unknown[]) : []).flatMap((row) => {
    const [name, serialized] = Array.isArray(row) ? (row as unknown[]) : [];
    const customization = typeof serialized === "string" ? parseCustomization(serialized) : undefined;
    return typeof name === "string" && name !== "" && customization ? [{ name, customization }] : [];
  });
}
