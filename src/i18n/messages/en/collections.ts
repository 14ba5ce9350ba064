export const collections = {
  favorites: "Favorites",
  downloaded: "Downloaded",
  newName: "Collection {n}",
} as const;
