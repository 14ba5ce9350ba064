import { escapeMarkup } from "../../../core/text/escape-markup.ts";
import { renderPlainPage } from "../../http/render-plain-page.server.ts";

/** Somebody whom the local identity provider offers to be. */
export interface ReadyPerson {
  id: string;
  name: string;
  email: string;
  /** What is particular about them. */
  note: string;
}

/** What a provider's own page would ask: who are you? It has no password, since it has nothing to protect. */
export function renderPeoplePage(options: {
  providerName: string;
  people: readonly ReadyPerson[];
  action: string;
  fault?: string;
}): string {
  const { providerName, people, action, fault } = options;
  return renderPlainPage({
    title: `Sign in with ${providerName} (test mode)`,
    ribbon: `Test mode: local ${providerName} sign-in`,
    css,
    body: `<h1>Choose a test user</h1>
<p class="lead">This page runs on your own machine and replaces ${providerName}. Test users have no passwords.</p>
<form method="post" action="${escapeMarkup(action)}">
<ul>
${people.map(renderPerson).join("\n")}
</ul>
</form>
<form method="post" action="${escapeMarkup(action)}">
<label for="email">Another user</label>
<div class="row">
<input id="email" name="email" type="email" maxlength="254" placeholder="name@example.com" autocomplete="off"${fault ? ' aria-invalid="true" aria-describedby="fault"' : ""}>
<button class="go">Continue</button>
</div>
${fault ? `<p id="fault" class="fault" role="alert">${escapeMarkup(fault)}</p>` : ""}
<button class="cancel" name="cancel" value="yes" formnovalidate>Cancel and go back</button>
</form>`,
  });
}

function renderPerson({ id, name, email, note }: ReadyPerson): string {
  const letters = name
    .split(" ")
    .map((word) => word[0])
    .join("")
    .slice(0, 2);
  return `<li><button class="person" name="person" value="${escapeMarkup(id)}">
<span class="face" aria-hidden="true">${escapeMarkup(letters)}</span>
<span class="who"><b>${escapeMarkup(name)}</b> <small>${escapeMarkup(email)}</small></span>
<span class="note">${escapeMarkup(note)}</span>
</button></li>`;
}

const css = `
ul { margin-block: 20px 18px; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 12px; overflow: clip; }
li + li { border-block-start: 1px solid var(--line); }
.person { display: flex; align-items: center; gap: 12px; inline-size: 100%; min-block-size: 60px; padding: 9px 14px; border: 0; background: none;
  text-align: start; cursor: pointer; }
.person:hover { background: var(--hover); }
.face { flex: none; display: grid; place-items: center; inline-size: 38px; block-size: 38px; border-radius: 50%; font-size: 13px; font-weight: 600;
  background: light-dark(oklch(0.92 0.06 var(--hue)), oklch(0.36 0.08 var(--hue))); color: light-dark(oklch(0.4 0.13 var(--hue)), oklch(0.9 0.06 var(--hue))); }
${[0, 1, 2, 3, 4].map((place) => `li:nth-child(5n + ${place + 1}) { --hue: ${275 + place * 72}; }`).join("\n")}
.who { flex: 1; min-inline-size: 0; display: grid; line-height: 1.35; }
.who b { font-weight: 600; }
.who small { color: var(--soft); font-size: 13px; overflow: hidden; text-overflow: ellipsis; }
.note { flex: none; max-inline-size: 40%; color: var(--soft); font-size: 12px; text-align: end; }
.row { display: flex; gap: 8px; }
.row input { flex: 1; }
.person:focus-visible { outline-offset: -3px; border-radius: 10px; }
`;
