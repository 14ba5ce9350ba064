const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
};

/** A switch in an address or a query; undefined for what is none. */
export const readBoolean = (value: string | undefined): boolean | undefined =>
  value !== undefined && Object.hasOwn(booleans, value) ? booleans[value] : undefined;
