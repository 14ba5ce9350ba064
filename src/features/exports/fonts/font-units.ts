/** An em, and how far it reaches below the line: so much that an icon stands in the middle of capital letters. */
export const fontUnits = { em: 2048, descent: 256 } as const;
