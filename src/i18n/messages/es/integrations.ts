import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "API de Iconify",
  "iconify.lead": "Los programas creados para Iconify funcionan con este sitio: solo cambia el host.",
  "iconify.complete":
    "Reciben todos los iconos de todos los conjuntos, incluidos otros tamaños y nombres anteriores, y la búsqueda entiende diez idiomas.",
  "iconify.component": "Usa el componente web u otro componente de Iconify",
  "iconify.data": "Obtén los datos de varios iconos",
  "iconify.sheet": "O una hoja de estilo",
  "iconify.unplugin": "Incluir iconos en la compilación con unplugin-icons",
  "iconify.tailwind": "Usar iconos como clases de Tailwind CSS",
} satisfies Translation<"integrations">;
