/** Where Iconify's API is answered; all of it below this path, or at the root of a host of its own. */
export const iconifyPath = "/iconify";
