export const integrations = {
  "iconify.title": "Iconify API",
  "iconify.lead": "Programs made for Iconify work with this site: only the host changes.",
  "iconify.complete":
    "They get every icon of every set, including other sizes and earlier names, and searches understand ten languages.",
  "iconify.component": "Use the web component or another Iconify component",
  "iconify.data": "Get several icons as data",
  "iconify.sheet": "Or as a style sheet",
  "iconify.unplugin": "Build icons in with unplugin-icons",
  "iconify.tailwind": "Use icons as classes of Tailwind CSS",
} as const;
