/** What is behind the pieces of a scene. */
export const grounds = [
  "meadow",
  "hills",
  "shore",
  "night",
  "dusk",
  "space",
  "water",
  "snow",
  "peaks",
  "savanna",
  "field",
  "sky",
  "city",
  "room",
  "desk",
  "table",
  "counter",
  "wall",
  "stage",
  "party",
  "hearts",
  "chart",
  "care",
  "shop",
  "code",
] as const;
export type Ground = (typeof grounds)[number];

/** An icon in a scene, by its name in its set. */
export interface Piece {
  name: string;
  /** Its middle. */
  x: number;
  /** Where it stands, or its lower end. */
  y: number;
  sizePx: number;
  /** It hangs or flies: it throws no shadow on the ground. */
  isInAir: boolean;
}

/** What an illustration is composed of. The same scene is drawn with the icons of several sets. */
export interface Scene {
  code: string;
  ground: Ground;
  /** API code of a category. */
  category: string;
  /** English words that it is found by, besides the names of what is on it. */
  words: readonly string[];
  pieces: readonly Piece[];
}

export const sceneSize = { width: 800, height: 600 } as const;
