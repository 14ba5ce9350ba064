import type { WritePicture } from "../picture-job.ts";

export const writeSvg: WritePicture = async ({ svg }) => Buffer.from(svg);
