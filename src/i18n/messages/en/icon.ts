export const icon = {} as const;
