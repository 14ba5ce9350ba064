import type { Translation } from "../../source-messages.ts";

export const seo = {
  "landing.h1": "O ícone certo, na hora",
  "landing.t1":
    "{icons, number} ícones livres em {styles, plural, one {# estilo} other {# estilos}}, para personalizar, copiar e baixar.",
  "landing.mt": "Iconarium – {icons, number} ícones livres, uma só busca",
  "landing.md":
    "Busque entre {icons, number} ícones de código aberto em {styles, plural, one {# estilo} other {# estilos}}. Ajuste cor e tamanho e copie ou baixe em SVG ou PNG. Sem conta.",

  "search.h1": "Ícones de {term}",
  "search.t1": "Ajuste cor, tamanho e traço e copie ou baixe o SVG. Cada ícone informa o autor e a licença.",
  "search.mt": "Ícones de {term} em SVG e PNG – Iconarium",
  "search.md":
    "{count, plural, one {# ícone livre} other {# ícones livres}} para “{term}”. Ajuste cor, tamanho e traço e copie o SVG ou baixe em SVG e PNG. Cada ícone com sua licença.",

  "searchInStyle.h1": "Ícones de {term} em {style}",
  "searchInStyle.t1": "Todos no mesmo estilo, para combinarem bem. Ajuste cor e tamanho e copie ou baixe.",
  "searchInStyle.mt": "Ícones de {term} em {style} – Iconarium",
  "searchInStyle.md":
    "{count, plural, one {# ícone} other {# ícones}} para “{term}” no estilo {style}. Ajuste cor e tamanho e copie o SVG ou baixe em SVG e PNG.",

  "meaning.h1": "Ícones que significam “{term}”",
  "meaning.t1": "Encontrados pelo significado, seja qual for o nome. Ajuste cor e tamanho e copie ou baixe o SVG.",
  "meaning.mt": "Ícones que significam “{term}” – Iconarium",
  "meaning.md":
    "{count, plural, one {# ícone} other {# ícones}} com o significado de “{term}”, seja qual for o nome. Ajuste cor e tamanho e copie o SVG ou baixe em SVG e PNG.",

  "popular.h1": "Ícones populares",
  "popular.t1": "Os ícones de que toda interface precisa, começando pelos mais conhecidos.",
  "popular.mt": "Ícones populares em SVG e PNG – Iconarium",
  "popular.md":
    "Primeiro os ícones mais conhecidos, entre {count, plural, one {# ícone livre} other {# ícones livres}} em todos os estilos. Ajuste cor e tamanho e copie ou baixe em SVG ou PNG.",

  "style.h1": "Ícones {style}",
  "style.t1": "Desenhados por {author}. Ajuste cor e tamanho e copie ou baixe o SVG.",
  "style.mt": "Ícones {style} em SVG e PNG – Iconarium",
  "style.md":
    "{count, plural, one {# ícone} other {# ícones}} no estilo {style}, de {author}. Ajuste cor e tamanho e copie o SVG ou baixe em SVG e PNG.",

  "family.h1": "Ícones {family}",
  "family.t1": "Uma família em {styles, plural, one {# estilo} other {# estilos}}, desenhada por {author}.",
  "family.mt": "Família de ícones {family} em SVG e PNG – Iconarium",
  "family.md":
    "{family}, de {author}: {count, plural, one {# ícone} other {# ícones}} em {styles, plural, one {# estilo} other {# estilos}}. Ajuste cor e tamanho e copie ou baixe em SVG ou PNG.",

  "author.h1": "Ícones de {author}",
  "author.t1": "{styles, plural, one {# estilo} other {# estilos}} de {author}, cada ícone com sua licença.",
  "author.mt": "Ícones de {author} em SVG e PNG – Iconarium",
  "author.md":
    "{count, plural, one {# ícone} other {# ícones}} de {author} em {styles, plural, one {# estilo} other {# estilos}}. Ajuste cor e tamanho e copie ou baixe em SVG ou PNG.",

  "authorInStyle.h1": "Ícones {style} de {author}",
  "authorInStyle.t1": "Um só estilo de um só autor, para os ícones combinarem bem.",
  "authorInStyle.mt": "Ícones {style} de {author} – Iconarium",
  "authorInStyle.md":
    "{count, plural, one {# ícone} other {# ícones}} de {author} no estilo {style}. Ajuste cor e tamanho e copie ou baixe em SVG ou PNG.",

  "authorPack.h1": "Ícones de {category} em {style}, de {author}",
  "authorPack.t1": "Um tema em um só estilo de um só autor, para os ícones combinarem bem.",
  "authorPack.mt": "Ícones de {category} em {style}, de {author} – Iconarium",
  "authorPack.md":
    "{category}: {count, plural, one {# ícone} other {# ícones}} de {author} no estilo {style}. Ajuste cor e tamanho e copie ou baixe em SVG ou PNG.",

  "category.h1": "Ícones de {category}",
  "category.t1": "Um tema em muitos estilos. Encontre o seu e depois mude a cor, copie ou baixe.",
  "category.mt": "Ícones de {category} em SVG e PNG – Iconarium",
  "category.md":
    "{category}: {count, plural, one {# ícone livre} other {# ícones livres}} em muitos estilos. Ajuste cor e tamanho e copie o SVG ou baixe em SVG e PNG. Cada ícone com sua licença.",

  "categoryInStyle.h1": "Ícones de {category} em {style}",
  "categoryInStyle.t1": "Um tema em um só estilo, para os ícones combinarem bem.",
  "categoryInStyle.mt": "Ícones de {category} em {style} – Iconarium",
  "categoryInStyle.md":
    "{category}: {count, plural, one {# ícone} other {# ícones}} no estilo {style}. Ajuste cor e tamanho e copie o SVG ou baixe em SVG e PNG.",

  "emoji.h1": "Emojis",
  "emoji.t1": "Carinhas, mãos, corações e tudo o mais, como diferentes artistas os desenham.",
  "emoji.mt": "Emojis em SVG e PNG – Iconarium",
  "emoji.md":
    "{count, plural, one {# emoji livre} other {# emojis livres}} em muitos estilos, do plano ao 3D. Copie em SVG ou baixe em SVG e PNG, cada um com sua licença.",

  "styles.h1": "Estilos de ícones",
  "styles.t1": "Compare lado a lado e encontre o que combina com o seu produto.",
  "styles.mt": "Estilos de ícones – Iconarium",
  "styles.md":
    "{styles, plural, one {# estilo de ícones} other {# estilos de ícones}} em uma só página, do traço fino ao 3D. Compare e encontre o que combina com o seu produto.",

  "stylesAnimated.h1": "Estilos de ícones animados",
  "stylesAnimated.t1": "Ícones que se movem sozinhos: SVG puro, sem script.",
  "stylesAnimated.mt": "Estilos de ícones animados em SVG – Iconarium",
  "stylesAnimated.md":
    "{styles, plural, one {# estilo} other {# estilos}} de ícones animados. SVG puro que se move sozinho, para copiar ou baixar. Sem script e sem conta.",

  "stylesStatic.h1": "Estilos de ícones estáticos",
  "stylesStatic.t1": "Ícones sem animação, do traço fino ao 3D. Compare lado a lado.",
  "stylesStatic.mt": "Estilos de ícones estáticos em SVG e PNG – Iconarium",
  "stylesStatic.md":
    "{styles, plural, one {# estilo} other {# estilos}} de ícones estáticos, do traço fino ao 3D. Compare lado a lado e copie ou baixe em SVG ou PNG.",

  "new.h1": "Ícones novos",
  "new.t1": "Os últimos de todos os estilos, os mais recentes primeiro.",
  "new.mt": "Ícones novos em SVG e PNG – Iconarium",
  "new.md":
    "As últimas adições e os ícones redesenhados de todos os estilos, os mais recentes primeiro. Ajuste cor e tamanho e copie ou baixe em SVG ou PNG.",

  "newInStyle.h1": "Novidades em {style}",
  "newInStyle.t1": "Os últimos ícones deste estilo, os mais recentes primeiro.",
  "newInStyle.mt": "Ícones novos de {style} – Iconarium",
  "newInStyle.md":
    "As últimas adições e os ícones redesenhados do estilo {style}, os mais recentes primeiro. Ajuste cor e tamanho e copie ou baixe em SVG ou PNG.",

  "clipArt.h1": "Clip-art para apresentações",
  "clipArt.t1": "Imagens grandes e coloridas que se entendem até da última fila. Copie uma e cole no seu slide.",
  "clipArt.mt": "Clip-art para apresentações em SVG e PNG – Iconarium",
  "clipArt.md":
    "Clip-art livre para slides: pessoas, trabalho, dinheiro, ideias e mais, em estilos que combinam. Baixe em SVG ou PNG, cada imagem com sua licença.",

  "searchByImage.h1": "Buscar por imagem",
  "searchByImage.t1": "Envie um logo, um esboço ou uma captura de tela para encontrar ícones parecidos.",
  "searchByImage.mt": "Buscar ícones por imagem – Iconarium",
  "searchByImage.md":
    "Encontre ícones livres parecidos com a sua imagem: escolha um arquivo, arraste ou cole. Depois copie ou baixe em SVG ou PNG.",

  "icon.h1": "{name}",
  "icon.t1": "Desenhado por {author} no estilo {style}. Personalize e copie o SVG ou baixe em SVG e PNG.",
  "icon.mt": "Ícone {name}, {style} – SVG e PNG – Iconarium",
  "icon.md":
    "Ícone {name} no estilo {style}, de {author}. Personalize e copie o SVG ou baixe em SVG e PNG. Licença: {license}.",

  "requests.h1": "Pedidos de ícones",
  "requests.t1": "Falta um ícone? Peça, vote em outros pedidos e encontre-o aqui assim que for desenhado.",
  "requests.mt": "Pedidos de ícones – Iconarium",
  "requests.md":
    "Peça os ícones que faltam, vote em outros pedidos e veja o que os designers desenham. Os ícones prontos aparecem na busca na hora.",

  "pricing.h1": "Ícones grandes para tudo o que você faz",
  "pricing.t1": "SVG e código são grátis para todos. Um plano dá arquivos PNG grandes, para você ou para a sua equipe.",
  "pricing.mt": "Preços e planos – Iconarium",
  "pricing.md":
    "SVG e código de cada ícone são grátis. Planos mensais ou anuais dão arquivos PNG grandes, para uma pessoa ou uma equipe. Cancele com um clique.",

  "developers.h1": "API HTTP",
  "developers.t1":
    "Tudo neste site está disponível por HTTP: busca, ícones, estilos e imagens. Você não precisa de chave nem de conta. As respostas são JSON, e qualquer página da web pode chamar a API.",
  "developers.mt": "API HTTP – Iconarium",
  "developers.md":
    "Busque ícones livres e obtenha-os em SVG ou PNG por HTTP, sem chave. Cada chamada com seus parâmetros e um exemplo ao vivo.",

  "integration.h1": "{name}",
  "integration.t1": "{lead}",
  "integration.mt": "{name} – Iconarium",
  "integration.md": "{lead}",

  "narrowed.list": "{names}, {name}",
  "narrowed.mt": "{title}: {filters} – Iconarium",
  "narrowed.md":
    "{title} ({filters}): {count, plural, one {# ícone} other {# ícones}}. Ajuste cor e tamanho e copie o SVG ou baixe em SVG e PNG.",
  "numbered.mt": "{title} – página {page, number}",
  "collections.h1": "Coleções",
  "collections.t1": "Salve e organize ícones para os seus projetos.",
  "collections.mt": "Coleções – Iconarium",
  "collections.md":
    "Reúna os ícones de um projeto, ordene e personalize, compartilhe por link e baixe tudo de uma vez. Sem conta.",
  "shared.h1": "{count, plural, one {# ícone compartilhado} other {# ícones compartilhados}} com você",
  "shared.t1": "Este link contém os ícones. Salve-os para alterar ou ordenar.",
  "shared.mt": "{count, plural, one {# ícone compartilhado} other {# ícones compartilhados}} – Iconarium",
  "shared.md": "{count, plural, one {# ícone} other {# ícones}} para ver, personalizar e baixar.",
  "collection.h1": "{name}",
  "collection.t1": "{count, plural, one {# ícone} other {# ícones}}",
  "collection.mt": "{name} – coleção de ícones – Iconarium",
  "collection.md": "{name}: {count, plural, one {# ícone} other {# ícones}} para ver, personalizar e baixar.",
  "illustrations.h1": "Ilustrações",
  "illustrations.t1": "Cenas feitas de ícones de código aberto. Cada uma indica seus autores e sua licença.",
  "illustrations.mt": "Ilustrações gratuitas – Iconarium",
  "illustrations.md": "Ilustrações feitas de ícones de código aberto, em SVG, PNG e WebP, com autores e licenças.",
  "images.h1": "Fotos e padrões",
  "images.t1": "Fundos para suas páginas: padrões gerados e fotos, quando há uma fonte conectada.",
  "images.mt": "Fotos e padrões – Iconarium",
  "images.md": "Padrões de formas e ícones em SVG, PNG e WebP, de uso livre, com autores e licenças.",
  "picture.h1": "{name}",
  "picture.t1": "{kind} de {author}",
  "picture.mt": "{name} – {kind} – Iconarium",
  "picture.md": "{name}: {kind} de {author}, com sua licença, em vários tamanhos.",
} satisfies Translation<"seo">;
