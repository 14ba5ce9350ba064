import { sendJson } from "../../../browser/send-json.ts";

/** A call after which the person may have to go on at the provider's page; true when they are on their way there. */
export async function sendBilling(path: string, body: object = {}): Promise<boolean> {
  const { url } = await sendJson<{ url?: string | null }>(`/billing/v2${path}`, "POST", body);
  if (!url) return false;
  location.assign(url);
  return true;
}
