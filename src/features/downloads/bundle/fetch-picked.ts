import { api, ApiFailure, cacheRules, type CacheRule } from "../../../browser/api-client.ts";
import { findOwnDrawing, isOwnDrawing } from "../../../browser/own-drawings.ts";
import { idsPerQuestion, type PickedFacts } from "./picked-details.ts";

interface InlineIcon {
  id: string;
  svg: string;
}

/** The SVG documents of icons, in their order; those that there are no more are left out. @throws ApiFailure, TypeError */
export async function fetchDrawings(ids: readonly string[]): Promise<string[]> {
  const answers = await askAll<{ icons: InlineIcon[] }>("/api/bundle/icons", ids, cacheRules.catalogue);
  const fetched = new Map(answers.flatMap(({ icons }) => icons.map(({ id, svg }) => [id, svg] as const)));
  return ids.flatMap((id) => findOwnDrawing(id)?.svg ?? fetched.get(id) ?? []);
}

/** Licenses and limits of icons, as they are now: what somebody may have changes with what they buy. @throws ApiFailure, TypeError */
export async function fetchFacts(ids: readonly string[]): Promise<PickedFacts> {
  const answers = await askAll<PickedFacts>("/view/picked", ids);
  const licenses = new Map(answers.flatMap((answer) => answer.licenses.map((license) => [license.code, license])));
  return { icons: answers.flatMap(({ icons }) => icons), licenses: [...licenses.values()] };
}

/** As many questions as ids have to be shared out to, at the same time; no answer to one about icons that there are no more. */
async function askAll<Answer>(path: string, all: readonly string[], cache?: CacheRule): Promise<Answer[]> {
  const ids = all.filter((id) => !isOwnDrawing(id));
  const questions = Array.from({ length: Math.ceil(ids.length / idsPerQuestion) }, (_, number) =>
    ids.slice(number * idsPerQuestion, (number + 1) * idsPerQuestion).join(","),
  );
  const ask = async (some: string) => {
    try {
      return [(await api.get<Answer>(`${path}?ids=${some}`, cache && { cache }))!];
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return [];
      throw error;
    }
  };
  return (await Promise.all(questions.map(ask))).flat();
}
