/** Whether this is `npm run test:soak`, which takes its time. */
export const isSoak = process.env["SOAK"] === "true";

/** How much of something is tried: a sample of it by `npm test`, all of it by `npm run test:soak`. */
export const amount = (sample: number, all: number): number => (isSoak ? all : sample);
