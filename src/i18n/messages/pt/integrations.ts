import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "API do Iconify",
  "iconify.lead": "Programas feitos para o Iconify funcionam com este site: só muda o host.",
  "iconify.complete":
    "Eles recebem todos os ícones de todos os conjuntos, incluindo outros tamanhos e nomes anteriores, e a busca entende dez idiomas.",
  "iconify.component": "Use o componente web ou outro componente do Iconify",
  "iconify.data": "Obtenha os dados de vários ícones",
  "iconify.sheet": "Ou uma folha de estilo",
  "iconify.unplugin": "Incluir ícones na build com o unplugin-icons",
  "iconify.tailwind": "Usar ícones como classes do Tailwind CSS",
} satisfies Translation<"integrations">;
