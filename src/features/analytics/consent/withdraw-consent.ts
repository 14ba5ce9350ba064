import { siteEventsPath } from "../../../core/urls/paths/event-paths.ts";
import { tryAgain } from "../sinks/try-again.ts";

/** Of Google's container, and of what it usually runs. */
const tagCookie = /^_(?:ga|gid|gat|gcl|gac|dc_gtm)/;
/** Something is still to be forgotten. */
const mark = "consent-withdrawn";

/** Has all that was kept with consent forgotten. Never fails: what cannot be reached now is asked at the next visit. */
export async function withdrawConsent(): Promise<void> {
  dropTagCookies();
  try {
    localStorage.setItem(mark, "yes");
    await tryAgain(async () => {
      const answer = await fetch(siteEventsPath, { method: "DELETE", keepalive: true });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
    });
    localStorage.removeItem(mark);
  } catch {
    // Blocked, or away.
  }
}

/** Does what could not be done at an earlier visit. */
export function finishWithdrawal(): void {
  try {
    if (localStorage.getItem(mark) !== null) void withdrawConsent();
  } catch {
    // Whoever forbids a page to keep anything has nothing kept.
  }
}

/** Those that scripts can see; they may be of any domain above. */
function dropTagCookies(): void {
  const parts = location.hostname.split(".");
  const domains = ["", ...parts.slice(0, -1).map((_, at) => `; domain=${parts.slice(at).join(".")}`)];
  for (const pair of document.cookie.split("; ")) {
    const [name = ""] = pair.split("=", 1);
    if (!tagCookie.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
