import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "API de Iconify",
  "iconify.lead": "Los programas creados para Iconify funcionan con este sitio: solo cambia el host.",
  "iconify.complete":
    "Reciben todos los iconos de todos los conjuntos, incluidos otros tamaños y nombres anteriores, y la búsqueda entiende diez idiomas.",
  "iconify.collections":
    "Una colección publicada también es un conjunto: @icons/our-brand.k3m8p2 tiene el prefijo collection-our-brand-k3m8p2. Las privadas necesitan una clave de API con el ámbito «download».",
  "iconify.component": "Usa el componente web u otro componente de Iconify",
  "iconify.data": "Obtén los datos de varios iconos",
  "iconify.sheet": "O una hoja de estilo",
  "iconify.unplugin": "Incluir iconos en la compilación con unplugin-icons",
  "iconify.tailwind": "Usar iconos como clases de Tailwind CSS",
  "mcp.title": "Servidor MCP",
  "mcp.lead": "Los asistentes encuentran iconos, los miran y los escriben en tu proyecto.",
  "mcp.claudeCode": "Añade el servidor a Claude Code",
  "mcp.claudeDesktop": "O a Claude Desktop, en claude_desktop_config.json",
  "mcp.vscode": "O a VS Code, en .vscode/mcp.json",
  "mcp.cursor": "O a Cursor, en .cursor/mcp.json",
  "mcp.key": "Envía una clave de API para guardar iconos en tus colecciones",
  "mcp.tools":
    "Los asistentes buscan por palabra, significado o imagen, comparan estilos, encuentran el conjunto que tiene todo lo de una lista, sustituyen iconos por los de otro estilo y obtienen archivos en todos los formatos.",
  "mcp.prompt":
    "Ven los resultados como una imagen numerada, así que puedes responder «usa el 3 y el 7». El prompt pick_icons_for_app lo hace todo para una aplicación.",
  "mcp.account":
    "Las claves de API están en la [página de tu cuenta](/icons/account). Todo funciona sin clave, salvo tus colecciones.",
  "keys.title": "Claves de API",
  "keys.lead":
    "Tus programas actúan en tu nombre: con los tamaños de tu plan, tus colecciones y las llamadas compradas.",
  "keys.make": "Crea una clave en tu cuenta y cópiala",
  "keys.send": "Envíala en cada llamada",
  "keys.own": "Lee tus colecciones",
  "keys.document": "El documento OpenAPI indica el permiso que necesita cada llamada",
  "keys.refused":
    "Sin el permiso necesario, una llamada recibe 403, que lo nombra. Las claves desconocidas, caducadas o revocadas reciben 401.",
  "keys.free": "Lo que es gratis sin clave nunca gasta llamadas.",
  "keys.never":
    "Las claves nunca cambian tu cuenta, el inicio de sesión, los pagos ni otras claves. No tienen permisos de administración.",
  "keys.secret":
    "Todas las claves empiezan por icn_, para que los escáneres las encuentren en tu código. Si se filtra, revócala: deja de funcionar al instante.",
  "npm.title": "Registro npm",
  "npm.lead":
    "Cada conjunto de iconos es un paquete npm con componentes para React, Vue, Svelte y Solid. También cada colección que publique.",
  "npm.registry": "Dirigir el scope de los paquetes a este sitio, para npm y pnpm",
  "npm.yarn": "O para Yarn",
  "npm.install": "Instalar un conjunto",
  "npm.use": "Importar iconos",
  "npm.publish": "Publicar una colección como paquete",
  "npm.bundle":
    "Los bundlers conservan solo los iconos importados. Los paquetes incluyen tipos, licencias y atribuciones.",
  "npm.private":
    "Los paquetes de colecciones privadas necesitan una clave de API con el permiso «download» como `_authToken`.",
  "npm.quarantine":
    "Yarn y pnpm instalan una versión nueva de una colección un día después de publicarla, salvo que lo permita antes.",
  "shadcn.title": "Registro shadcn",
  "shadcn.lead": "Añade iconos a proyectos de React y Vue con la línea de comandos de shadcn, como componentes tuyos.",
  "shadcn.registry": "Añadir el registro a tu proyecto",
  "shadcn.add": "Añadir iconos",
  "shadcn.search": "Buscar iconos",
  "shadcn.use": "Usarlos",
  "shadcn.address": "O añadir uno por su dirección, con tu tamaño y tu color",
  "shadcn.vue": "Para Vue, en components.json",
  "shadcn.collection": "Para una colección que has publicado, en components.json",
  "shadcn.look":
    "El tamaño, el color, el grosor del trazo y todo lo demás que se puede personalizar también caben en la dirección del registro. Así, todos los iconos tienen ese aspecto.",
  "shadcn.private":
    "Las colecciones privadas necesitan una clave de API con el ámbito «download». Las públicas no necesitan clave.",
  "shadcn.credit": "Si una licencia exige atribución, la línea de comandos lo dice al añadir el icono.",
  "cli.title": "Línea de comandos",
  "cli.lead":
    "Busca, añade y actualiza iconos desde la terminal o en CI: el proyecto recuerda los suyos en un pequeño archivo.",
  "cli.add": "Añadir iconos a un proyecto",
  "cli.search": "Buscar iconos",
  "cli.show": "Ver uno en la terminal",
  "cli.check": "Comprobar en CI que los archivos coinciden con icons.json",
  "cli.swap": "Reemplazarlos todos por los de otro estilo",
  "cli.runs":
    "Basta con Node.js 20 o posterior. «iconarium --help» muestra todos los comandos y «iconarium complete bash» imprime el autocompletado (también para zsh y fish).",
  "cli.login": "«iconarium login» guarda una clave de API, para tus colecciones y para imágenes más grandes.",
} satisfies Translation<"integrations">;
