/**
 * The parts of the IconifyJSON format that are read here, https://iconify.design/docs/types/iconify-json.html; its package
 * checks the files before it is published.
 */
export interface IconifyJson extends Box {
  prefix: string;
  info?: IconifyInfo;
  /** Unix seconds. */
  lastModified?: number;
  icons: Record<string, IconifyIcon>;
  aliases?: Record<string, IconifyAlias>;
  /** Title → names of icons. */
  categories?: Record<string, string[]>;
  /** Hexadecimal code point → name of an icon. */
  chars?: Record<string, string>;
  /** Beginnings of names that stand for a theme → its title. */
  prefixes?: Record<string, string>;
  suffixes?: Record<string, string>;
}

/** What a set tells of itself; there is more in it than is read here. */
export interface IconifyInfo {
  name: string;
  total?: number;
  author: { name: string; url?: string };
  license: { title: string; spdx?: string; url?: string };
  version?: string;
  height?: number | number[];
  category?: string;
  tags?: string[];
  /** Whether icons have colors of their own. */
  palette?: boolean;
  hidden?: boolean;
}

interface Box {
  left?: number;
  top?: number;
  width?: number;
  height?: number;
}

export interface IconifyIcon extends Box {
  body: string;
  /** Renamed or removed upstream: resolves, but is not listed. */
  hidden?: boolean;
}

export interface IconifyAlias extends Box {
  parent: string;
  hidden?: boolean;
  hFlip?: boolean;
  vFlip?: boolean;
  /** Quarter turns clockwise. */
  rotate?: number;
}
