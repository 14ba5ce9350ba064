/** Where the registry for shadcn’s command line is: `{name}.json` below it. */
export const shadcnPath = "/r";
