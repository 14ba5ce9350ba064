import { nameComponent } from "../formats/code-names.ts";
import { reactTsx } from "../formats/framework/react-tsx.ts";
import { vue } from "../formats/framework/vue.ts";

/** What items of a shadcn registry are made for, with the format of their file. */
export const registryFormats = { react: reactTsx, vue } as const;

export type RegistryFramework = keyof typeof registryFormats;

/** The only type of item that this registry has. */
export const registryType = "registry:component";

/** An icon as an item of a registry. */
export interface RegistryIcon {
  /** Code of its style, or name of its package. */
  style: string;
  /** By which it was asked for. */
  name: string;
  title: string;
  author: string;
  /** Title of its license. */
  license: string;
  /** Whether its license asks for a visible credit line. */
  requiresCredit: boolean;
  categories: readonly string[];
}

/** The schema wants that many letters of an author. */
const shortestAuthor = 2;

/** An item as indexes list it, https://ui.shadcn.com/schema/registry-item.json */
export function describeRegistryItem(icon: RegistryIcon, framework: RegistryFramework) {
  const { style, name, title, author, license, requiresCredit, categories } = icon;
  const credit = `${title} by ${author}, ${license}`;
  return {
    name: `${style}/${name}`,
    type: registryType,
    title,
    ...(author.length >= shortestAuthor && { author }),
    description: credit,
    ...(requiresCredit && { docs: `Show a credit line wherever you use this icon: ${credit}.` }),
    categories: [...categories],
    files: [
      {
        path: `components/icons/${style}/${registryFormats[framework].fileName(name)}`,
        type: registryType,
      },
    ],
  };
}

/**
 * The same with its component.
 * @param svg customized already
 * @throws as `MarkupFormat.render`
 */
export function renderRegistryItem(
  icon: RegistryIcon,
  { framework, svg }: { framework: RegistryFramework; svg: string },
) {
  const { files, ...item } = describeRegistryItem(icon, framework);
  const content = registryFormats[framework].render({ svg, name: icon.name });
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    ...item,
    files: files.map((file) => Object.assign(file, { content })),
    meta: { component: nameComponent(icon.name), license: icon.license },
  };
}

/** Which part of a list an index has. */
export interface RegistryPage {
  total: number;
  offset: number;
  limit: number;
}

/**
 * What there is, https://ui.shadcn.com/schema/registry.json
 *
 * @param options.isOfStyle names are those within the style: its index is asked for without the code
 * @param options.page tells clients that the list was searched and cut here; without it they do so themselves
 */
export function describeRegistry(
  icons: readonly RegistryIcon[],
  options: { homepage: string; framework: RegistryFramework; isOfStyle: boolean; page: RegistryPage | undefined },
) {
  const { homepage, framework, isOfStyle, page } = options;
  return {
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name: "icons",
    homepage,
    items: icons.map((icon) => {
      const item = describeRegistryItem(icon, framework);
      return isOfStyle ? { ...item, name: icon.name } : item;
    }),
    ...(page && { pagination: { ...page, hasMore: page.offset + icons.length < page.total } }),
  };
}
