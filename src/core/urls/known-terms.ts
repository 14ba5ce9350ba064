const names =
  "c++ c# f# .net asp.net node.js vue.js next.js nuxt.js three.js d3.js p5.js chart.js express.js alpine.js adonis.js socket.io " +
  "draw.io itch.io dev.to last.fm about.me booking.com monday.com cal.com mail.ru ok.ru at&t h&m disney+ google+ paramount+ yahoo! #️⃣ *️⃣";

/**
 * Names whose special characters belong to them, as addresses carry them. Only names that icons exist for: anything
 * else is cleaned like every other term.
 */
export const knownTerms: ReadonlySet<string> = new Set(names.split(" "));

/** Words that find more of what is meant than the name itself. */
export const knownTermWords: Readonly<Record<string, string>> = {
  ".net": "dotnet",
  "node.js": "nodejs",
  "last.fm": "lastfm",
  "h&m": "hm",
  "disney+": "disney plus",
  "google+": "google plus",
  "paramount+": "paramount plus",
  "yahoo!": "yahoo",
};
