import { useState } from "react";
import { api, ApiFailure } from "../../../browser/api-client.ts";
import { drawingLimits } from "../../../core/svg-sanitizer/drawing-limits.ts";
import {
  iconRules,
  inspectIcon,
  type IconFault,
  type InspectedIcon,
} from "../../../core/svg-sanitizer/inspect-icon.ts";
import { requestLimits } from "../../../core/requests/request-rules.ts";
import { readDocument } from "../../../core/svg/document/read-document.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { publishingLimits } from "../../catalogue/contract.ts";
import { drawingsPath, type CleanDrawing, type RefusedUpload } from "../../collections/contract.ts";
import { requestsPath, type SuggestedWords } from "../contract.ts";

/** A drawing that is handed in, and what is said about it. */
export interface FinishedIcon {
  key: string;
  /** Made harmless by the server. */
  svg: string;
  isColor: boolean;
  name: string;
  /** API code; undefined until it is chosen. */
  category: string | undefined;
  /** With commas between. */
  tags: string;
  suggested: readonly string[];
  /** Of its grid, and how many colors it has; undefined where its box cannot be read. */
  facts: Pick<InspectedIcon, "width" | "height" | "colors"> | undefined;
  /** Why it cannot be published as it is drawn. */
  fault: string | undefined;
  /** Why the catalogue did not take it, until something about it is changed. */
  refusal?: string | undefined;
}

/** Finished icons while they are handed in: drawings are checked one by one as they come, and words for them suggested. */
export function useFinishedIcons(t: Translator) {
  const [icons, setIcons] = useState<readonly FinishedIcon[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [uploading, setUploading] = useState(0);

  const change = (key: string, facts: Partial<FinishedIcon>) =>
    setIcons((all) => all.map((icon) => (icon.key === key ? { ...icon, ...facts } : icon)));
  /** What the catalogue says of the icon at a place. */
  const refuse = (place: number, why: string | undefined) => {
    const refusal = why !== undefined && why in refusals ? explainFault(t, why as Refusal) : undefined;
    setIcons((all) => all.map((icon, index) => (index === place ? { ...icon, refusal } : icon)));
  };
  const remove = (key: string) => setIcons((all) => all.filter((icon) => icon.key !== key));

  const add = async (files: readonly File[]) => {
    const { valid, faults: refused } = checkDrawings(t, files, icons.length);
    setFaults(refused);
    setUploading((count) => count + 1);
    for (const file of valid) {
      const answer = await checkDrawing(t, file);
      if ("fault" in answer) setFaults((all) => [...all, answer.fault]);
      else {
        const icon = describeIcon(t, answer.drawing);
        setIcons((all) => [...all, icon]);
        const words = await suggestWords(icon.name);
        if (words) change(icon.key, { suggested: words.tags, category: words.category });
      }
    }
    setUploading((count) => count - 1);
  };

  return { icons, faults, isChecking: uploading > 0, add, change, refuse, remove };
}

type Refusal = keyof typeof refusals;

/** What is told of icons that are not taken. */
const refusals = {
  notSquare: "requestPages.resolve.fault.notSquare",
  offGrid: "requestPages.resolve.fault.offGrid",
  tooManyColors: "requestPages.resolve.fault.tooManyColors",
  repeated: "requestPages.resolve.fault.repeated",
  name: "requestPages.resolve.fault.name",
  tags: "requestPages.resolve.fault.tags",
} as const satisfies Record<IconFault | "repeated" | "name" | "tags", string>;

function explainFault(t: Translator, fault: Refusal): string {
  const { leastPx, mostPx, colors } = iconRules;
  if (fault === "offGrid") return t(refusals[fault], { least: leastPx, most: mostPx });
  if (fault === "tooManyColors") return t(refusals[fault], { most: colors });
  if (fault === "tags") return t(refusals[fault], { count: publishingLimits.tags });
  return t(refusals[fault]);
}

export const suggestWords = (name: string): Promise<SuggestedWords | null> =>
  api.find<SuggestedWords>(`${requestsPath}/words?${new URLSearchParams({ name })}`);

/** Which files can be drawings by their names and sizes, and as many as there is room for. */
function checkDrawings(t: Translator, files: readonly File[], present: number) {
  const valid: File[] = [];
  const faults: string[] = [];
  for (const file of files) {
    const { name, size } = file;
    if (!/\.svg$/i.test(name)) faults.push(t("requestPages.resolve.svgOnly", { name }));
    else if (size > drawingLimits.bytes)
      faults.push(t("requestPages.resolve.tooLarge", { name, size: Math.floor(drawingLimits.bytes / 1024) }));
    else if (present + valid.length === requestLimits.resolvedItems) {
      faults.push(t("requestPages.file.many", { count: requestLimits.resolvedItems }));
      break;
    } else valid.push(file);
  }
  return { valid, faults };
}

async function checkDrawing(t: Translator, file: File): Promise<{ drawing: CleanDrawing } | { fault: string }> {
  const body = new FormData();
  body.append("icons", file, file.name);
  try {
    const answer = await api.send<{ result: { success: CleanDrawing[]; error: RefusedUpload[] } }>(drawingsPath, {
      method: "POST",
      body,
    });
    const [drawing] = answer?.result.success ?? [];
    if (drawing) return { drawing };
    return { fault: answer?.result.error[0]?.message ?? t("requestPages.file.failed", { name: file.name }) };
  } catch (cause) {
    const isLimit = cause instanceof ApiFailure && cause.code === "limit_reached";
    return { fault: isLimit ? t("requestPages.problem.limit") : t("requestPages.file.failed", { name: file.name }) };
  }
}

function describeIcon(t: Translator, { name, svg, isColor, notice }: CleanDrawing): FinishedIcon {
  const document = readDocument(svg);
  const inspected = document && inspectIcon(document);
  const words = name.replaceAll(/[-_.\s]+/g, " ").trim();
  return {
    key: crypto.randomUUID(),
    svg,
    isColor,
    name: words.charAt(0).toUpperCase() + words.slice(1),
    category: undefined,
    tags: "",
    suggested: [],
    facts: inspected,
    fault: notice ?? (inspected?.fault && explainFault(t, inspected.fault)),
  };
}
