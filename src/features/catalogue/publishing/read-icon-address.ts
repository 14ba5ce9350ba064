const idOrAddress = /^(?:(?:https?:\/\/[^/\s]+)?\/icon\/)?([0-9A-Za-z]{9})(?:[/?#]\S*)?$/;

/** The id of an icon, read from the id itself or the address of its page; undefined where it is neither. */
export const readIconAddress = (text: string): string | undefined => idOrAddress.exec(text.trim())?.[1];
