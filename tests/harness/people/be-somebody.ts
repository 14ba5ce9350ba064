import type { HttpVisitor, Visit } from "./http-visitor.ts";

/** What a visitor says on the page of the local identity provider, on which they are, and where that leads. */
export async function beSomebody(visitor: HttpVisitor, page: Visit, choice: Record<string, string>): Promise<Visit> {
  const visit = await visitor.go(page.url, { form: choice });
  const posted = /<form method="post" action="([^"]+)">/.exec(visit.text)?.[1];
  if (posted === undefined || visit.url.includes("/interaction/")) return visit;
  // The answer is a form that a script sends on.
  const fields = visit.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/>/g);
  return visitor.go(posted, { form: Object.fromEntries([...fields].map(([, name, value]) => [name!, value!])) });
}
