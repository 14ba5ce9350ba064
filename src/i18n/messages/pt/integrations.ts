import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "API do Iconify",
  "iconify.lead": "Programas feitos para o Iconify funcionam com este site: só muda o host.",
  "iconify.complete":
    "Eles recebem todos os ícones de todos os conjuntos, incluindo outros tamanhos e nomes anteriores, e a busca entende dez idiomas.",
  "iconify.collections":
    "Uma coleção publicada também é um conjunto: @icons/our-brand.k3m8p2 tem o prefixo collection-our-brand-k3m8p2. As privadas exigem uma chave de API com o escopo “download”.",
  "iconify.component": "Use o componente web ou outro componente do Iconify",
  "iconify.data": "Obtenha os dados de vários ícones",
  "iconify.sheet": "Ou uma folha de estilo",
  "iconify.unplugin": "Incluir ícones na build com o unplugin-icons",
  "iconify.tailwind": "Usar ícones como classes do Tailwind CSS",
  "mcp.title": "Servidor MCP",
  "mcp.lead": "Os assistentes encontram ícones, olham para eles e os gravam no seu projeto.",
  "mcp.claudeCode": "Adicione o servidor ao Claude Code",
  "mcp.claudeDesktop": "Ou ao Claude Desktop, em claude_desktop_config.json",
  "mcp.vscode": "Ou ao VS Code, em .vscode/mcp.json",
  "mcp.cursor": "Ou ao Cursor, em .cursor/mcp.json",
  "mcp.key": "Envie uma chave de API para guardar ícones nas suas coleções",
  "mcp.tools":
    "Os assistentes pesquisam por palavra, significado ou imagem, comparam estilos, encontram o conjunto que tem tudo o que está em uma lista, substituem ícones pelos de outro estilo e obtêm arquivos em todos os formatos.",
  "mcp.prompt":
    "Eles veem os resultados como uma imagem numerada, então você pode responder “use o 3 e o 7”. O prompt pick_icons_for_app faz tudo para um aplicativo.",
  "mcp.account":
    "As chaves de API estão na [página da sua conta](/icons/account). Tudo funciona sem chave, exceto as suas coleções.",
  "keys.title": "Chaves de API",
  "keys.lead": "Seus programas agem em seu nome: com os tamanhos do seu plano, suas coleções e as chamadas compradas.",
  "keys.make": "Crie uma chave na sua conta e copie-a",
  "keys.send": "Envie-a em cada chamada",
  "keys.own": "Leia suas coleções",
  "keys.document": "O documento OpenAPI indica a permissão que cada chamada exige",
  "keys.refused":
    "Sem a permissão necessária, a chamada recebe 403, que informa qual falta. Chaves desconhecidas, expiradas ou revogadas recebem 401.",
  "keys.free": "O que é grátis sem chave nunca consome chamadas.",
  "keys.never":
    "As chaves nunca alteram sua conta, o acesso, os pagamentos nem outras chaves. Elas não têm direitos de administração.",
  "keys.secret":
    "Toda chave começa com icn_, para que scanners a encontrem no seu código. Se ela vazar, revogue-a: deixa de funcionar na hora.",
  "npm.title": "Registro npm",
  "npm.lead":
    "Cada conjunto de ícones é um pacote npm com componentes para React, Vue, Svelte e Solid. Cada coleção publicada também.",
  "npm.registry": "Apontar o escopo dos pacotes para este site, no npm e no pnpm",
  "npm.yarn": "Ou no Yarn",
  "npm.install": "Instalar um conjunto",
  "npm.use": "Importar ícones",
  "npm.publish": "Publicar uma coleção como pacote",
  "npm.bundle": "Os bundlers mantêm apenas os ícones importados. Os pacotes incluem tipos, licenças e atribuições.",
  "npm.private": "Pacotes de coleções privadas exigem uma chave de API com o escopo “download” como `_authToken`.",
  "npm.quarantine":
    "O Yarn e o pnpm instalam uma nova versão de uma coleção um dia após a publicação, a menos que você permita antes.",
  "shadcn.title": "Registro shadcn",
  "shadcn.lead": "Adicione ícones a projetos React e Vue com a linha de comando do shadcn, como componentes seus.",
  "shadcn.registry": "Adicionar o registro ao projeto",
  "shadcn.add": "Adicionar ícones",
  "shadcn.search": "Encontrar ícones",
  "shadcn.use": "Usar os ícones",
  "shadcn.address": "Ou adicionar um pelo endereço, no seu tamanho e na sua cor",
  "shadcn.vue": "Para Vue, em components.json",
  "shadcn.collection": "Para uma coleção que você publicou, em components.json",
  "shadcn.look":
    "Tamanho, cor, espessura do traço e todo o resto da personalização também podem fazer parte do endereço do registro. Assim, todos os ícones vêm com essa aparência.",
  "shadcn.private": "Coleções privadas exigem uma chave de API com o escopo “download”. As públicas não exigem chave.",
  "shadcn.credit": "Se uma licença exigir atribuição, a linha de comando avisa ao adicionar o ícone.",
  "cli.title": "Linha de comando",
  "cli.lead":
    "Busque, adicione e atualize ícones no terminal ou na CI: o projeto guarda o que usa em um pequeno arquivo.",
  "cli.add": "Adicionar ícones a um projeto",
  "cli.search": "Encontrar ícones",
  "cli.show": "Ver um no terminal",
  "cli.check": "Verificar na CI se os arquivos correspondem ao icons.json",
  "cli.swap": "Trocar todos pelos de outro estilo",
  "cli.runs":
    "Basta o Node.js 20 ou mais recente. “iconarium --help” lista todos os comandos, e “iconarium complete bash” mostra o preenchimento automático (também para zsh e fish).",
  "cli.login": "“iconarium login” salva uma chave de API, para suas coleções e imagens maiores.",
} satisfies Translation<"integrations">;
