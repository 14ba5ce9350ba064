export const integrations = {
  "iconify.title": "Iconify API",
  "iconify.lead": "Programs made for Iconify work with this site: only the host changes.",
  "iconify.complete":
    "They get every icon of every set, including other sizes and earlier names, and searches understand ten languages.",
  "iconify.collections":
    "A published collection is a set too: @icons/our-brand.k3m8p2 has the prefix collection-our-brand-k3m8p2. Private ones need an API key with the scope “download”.",
  "iconify.component": "Use the web component or another Iconify component",
  "iconify.data": "Get several icons as data",
  "iconify.sheet": "Or as a style sheet",
  "iconify.unplugin": "Build icons in with unplugin-icons",
  "iconify.tailwind": "Use icons as classes of Tailwind CSS",
  "mcp.title": "MCP server",
  "mcp.lead": "Assistants find icons, look at them, and write them into your project.",
  "mcp.claudeCode": "Add the server to Claude Code",
  "mcp.claudeDesktop": "Or to Claude Desktop, in claude_desktop_config.json",
  "mcp.vscode": "Or to VS Code, in .vscode/mcp.json",
  "mcp.cursor": "Or to Cursor, in .cursor/mcp.json",
  "mcp.key": "Send an API key to keep icons in your collections",
  "mcp.tools":
    "Assistants can search by word, meaning or image, compare styles, find the set that has everything on a list, replace icons by those of another style, and get files in every format.",
  "mcp.prompt":
    "They see results as a numbered image, so you can answer “take 3 and 7”. The prompt pick_icons_for_app does it all for one app.",
  "mcp.account":
    "API keys are on your [account page](/icons/account). Everything but your collections works without one.",
  "keys.title": "API keys",
  "keys.lead": "Your programs act for you: with your plan’s image sizes, your collections and the calls you’ve bought.",
  "keys.make": "Create a key in your account and copy it",
  "keys.send": "Send it with each call",
  "keys.own": "Read your collections",
  "keys.document": "The OpenAPI document lists the scope that each call needs",
  "keys.refused":
    "A call without the needed scope gets 403, which names the scope. Unknown, expired and revoked keys get 401.",
  "keys.free": "What’s free without a key never counts against your calls.",
  "keys.never":
    "Keys never change your account, its sign-in methods, payments or other keys. They have no admin rights.",
  "keys.secret":
    "Every key starts with icn_, so scanners can find it in your code. If it leaks, revoke it: it stops working at once.",
  "npm.title": "npm registry",
  "npm.lead":
    "Each icon set is an npm package with components for React, Vue, Svelte and Solid. So is every collection that you publish.",
  "npm.registry": "Point the scope of the packages to this site, for npm and pnpm",
  "npm.yarn": "Or for Yarn",
  "npm.install": "Install a set",
  "npm.use": "Import icons",
  "npm.publish": "Publish a collection as a package",
  "npm.bundle": "Bundlers keep only the icons that you import. Packages include types, licenses and attribution.",
  "npm.private": "Packages of private collections need an API key with the scope “download” as `_authToken`.",
  "npm.quarantine":
    "Yarn and pnpm install a new version of a collection one day after it was published, unless you allow it sooner.",
  "shadcn.title": "shadcn registry",
  "shadcn.lead": "Add icons to React and Vue projects with shadcn’s command line, as components that you own.",
  "shadcn.registry": "Add the registry to your project",
  "shadcn.add": "Add icons",
  "shadcn.search": "Find icons",
  "shadcn.use": "Use them",
  "shadcn.address": "Or add one by its address, in your size and color",
  "shadcn.vue": "For Vue, in components.json",
  "shadcn.collection": "For a collection that you’ve published, in components.json",
  "shadcn.look":
    "Size, color, stroke width and everything else of the customizer can be part of the registry’s address too. Then all icons come in that look.",
  "shadcn.private": "Private collections need an API key with the scope “download”. Public ones need no key.",
  "shadcn.credit": "If a license asks for a credit line, the command line says so when it adds the icon.",
  "cli.title": "Command line",
  "cli.lead":
    "Search, add and update icons from a terminal or in CI: the project remembers what it has in one small file.",
  "cli.add": "Add icons to a project",
  "cli.search": "Find icons",
  "cli.show": "See one in the terminal",
  "cli.check": "Let CI check that the files are what icons.json says",
  "cli.swap": "Replace all of them by another style’s",
  "cli.runs":
    "Node.js 20 or newer runs it. “iconarium --help” lists all commands, and “iconarium complete bash” prints completions (also for zsh and fish).",
  "cli.login": "“iconarium login” stores an API key, for your collections and larger images.",
} as const;
