import { api, ApiFailure } from "./api-client.ts";

export type CallMethod = Parameters<typeof api.send>[1]["method"];

/** Nothing is sent that would be refused anyway: a form whose fields are wrong is a failed call. */
export function demandValid(form: HTMLFormElement): void {
  if (!form.checkValidity()) throw new ApiFailure(0, { code: "invalid_input" });
}

/** What stands in a field now: React has not heard of what was typed or filled in before the page came alive. */
export const readField = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLInputElement).value;

/** A call with a JSON body. */
export async function sendJson<Answer>(path: string, method: CallMethod, body: object = {}): Promise<Answer> {
  const json = new Blob([JSON.stringify(body)], { type: "application/json" });
  const answer = await api.send<Answer>(path, { method, body: json });
  return answer!;
}
