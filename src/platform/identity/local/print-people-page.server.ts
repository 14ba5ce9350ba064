/** Somebody whom the local identity provider offers to be. */
export interface ReadyPerson {
  id: string;
  name: string;
  email: string;
  /** What is particular about them. */
  note: string;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);

/** What a provider's own page would ask: who are you? It has no password, since it has nothing to protect. */
export function printPeoplePage(options: {
  providerName: string;
  people: readonly ReadyPerson[];
  action: string;
  fault?: string;
}): string {
  const { providerName, people, action, fault } = options;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in with ${providerName} (local stand-in)</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${css}</style>
</head>
<body>
<main>
<p class="ribbon">Local stand-in for ${providerName}</p>
<h1>Who do you want to be?</h1>
<p class="lead">This page runs on your own machine, instead of ${providerName}. There are no passwords.</p>
<form method="post" action="${escapeHtml(action)}">
<ul>
${people.map(printPerson).join("\n")}
</ul>
</form>
<form method="post" action="${escapeHtml(action)}">
<label for="email">Somebody else</label>
<div class="row">
<input id="email" name="email" type="email" maxlength="254" placeholder="name@example.com" autocomplete="off"${fault ? ' aria-invalid="true" aria-describedby="fault"' : ""}>
<button class="go">Continue</button>
</div>
${fault ? `<p id="fault" class="fault" role="alert">${escapeHtml(fault)}</p>` : ""}
<button class="cancel" name="cancel" value="yes" formnovalidate>Cancel and go back</button>
</form>
</main>
</body>
</html>
`;
}

function printPerson({ id, name, email, note }: ReadyPerson, place: number): string {
  const hue = 275 + place * 72;
  const letters = name
    .split(" ")
    .map((word) => word[0])
    .join("")
    .slice(0, 2);
  return `<li><button class="person" name="person" value="${escapeHtml(id)}">
<span class="face" style="--hue:${hue}" aria-hidden="true">${escapeHtml(letters)}</span>
<span class="who"><b>${escapeHtml(name)}</b> <small>${escapeHtml(email)}</small></span>
<span class="note">${escapeHtml(note)}</span>
</button></li>`;
}

const css = `
:root { color-scheme: light dark; --ground: light-dark(#f3f4f8, #0f1015); --card: light-dark(#fff, #17181f); --line: light-dark(#dfe1e9, #2c2e39);
  --text: light-dark(#16171d, #f1f2f6); --soft: light-dark(#595d6c, #a3a7b5); --hover: light-dark(#f3f2ff, #20212c);
  --accent: light-dark(oklch(0.5 0.2 275), oklch(0.72 0.15 275)); --on-accent: light-dark(#fff, #0f1015); --danger: light-dark(#b3261e, #ff8a80); }
* { box-sizing: border-box; margin: 0; }
body { min-block-size: 100dvh; display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; padding: 24px 16px; background: var(--ground); color: var(--text);
  font: 400 15px/1.5 Inter, system-ui, sans-serif; -webkit-font-smoothing: antialiased; }
main { inline-size: 100%; max-inline-size: 460px; padding: 28px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
.ribbon { display: inline-block; padding: 3px 10px; border-radius: 99px; background: light-dark(#fff3d6, #3a2f12); color: light-dark(#6b4a00, #ffd98a);
  font-size: 12px; font-weight: 550; }
h1 { margin-block: 14px 4px; font-size: 24px; line-height: 1.2; letter-spacing: -.02em; font-weight: 650; }
.lead { color: var(--soft); }
ul { margin-block: 20px 18px; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 12px; overflow: clip; }
li + li { border-block-start: 1px solid var(--line); }
button, input { font: inherit; color: inherit; }
.person { display: flex; align-items: center; gap: 12px; inline-size: 100%; min-block-size: 60px; padding: 9px 14px; border: 0; background: none;
  text-align: start; cursor: pointer; }
.person:hover { background: var(--hover); }
.face { flex: none; display: grid; place-items: center; inline-size: 38px; block-size: 38px; border-radius: 50%; font-size: 13px; font-weight: 600;
  background: light-dark(oklch(0.92 0.06 var(--hue)), oklch(0.36 0.08 var(--hue))); color: light-dark(oklch(0.4 0.13 var(--hue)), oklch(0.9 0.06 var(--hue))); }
.who { flex: 1; min-inline-size: 0; display: grid; line-height: 1.35; }
.who b { font-weight: 600; }
.who small { color: var(--soft); font-size: 13px; overflow: hidden; text-overflow: ellipsis; }
.note { flex: none; max-inline-size: 40%; color: var(--soft); font-size: 12px; text-align: end; }
label { display: block; margin-block-end: 6px; font-size: 13px; font-weight: 550; }
.row { display: flex; gap: 8px; }
input { flex: 1; min-inline-size: 0; block-size: 42px; padding-inline: 12px; border: 1px solid light-dark(#8b8f9e, #6a6e7d); border-radius: 8px; background: none; }
.go { block-size: 42px; padding-inline: 16px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent); font-weight: 600; cursor: pointer; }
.go:hover { filter: brightness(1.08); }
.cancel { margin-block-start: 16px; padding: 6px 0; border: 0; background: none; color: var(--soft); cursor: pointer; text-decoration: underline;
  text-underline-offset: 3px; }
.fault { margin-block-start: 6px; color: var(--danger); font-size: 13px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.person:focus-visible { outline-offset: -3px; border-radius: 10px; }
`;
