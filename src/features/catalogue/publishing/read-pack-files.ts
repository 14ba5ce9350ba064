import { ApiFailure } from "../../../browser/api-client.ts";
import type { PackOrder } from "./pack-order.ts";

const mostBytes = 5 * 1024 * 1024;

/**
 * What an admin chose: a set of Iconify's, or drawings that are called as their files. What is in them is for the server to check.
 *
 * @throws ApiFailure as the server would
 */
export async function readPackFiles(files: readonly File[]): Promise<Pick<PackOrder, "set" | "drawings">> {
  if (files.reduce((bytes, { size }) => bytes + size, 0) > mostBytes) throw new ApiFailure(0, { code: "too_large" });
  const [first] = files;
  if (files.length === 1 && first!.name.toLowerCase().endsWith(".json")) return { set: parse(await first!.text()) };
  const drawings = await Promise.all(
    files.map(async (file) => ({ name: file.name.replace(/\.svg$/i, ""), svg: await file.text() })),
  );
  return { drawings };
}

function parse(text: string): PackOrder["set"] {
  try {
    return JSON.parse(text) as PackOrder["set"];
  } catch {
    throw new ApiFailure(0, { code: "invalid_input" });
  }
}
