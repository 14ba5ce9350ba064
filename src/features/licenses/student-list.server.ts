import { readFile } from "node:fs/promises";
import { AppError } from "../../core/errors.ts";
import type { Licenses } from "./contract.ts";

/** Gives students who come from GitHub a license for a year at a time. */
export interface StudentList {
  /** @param comer.subject GitHub's number of an account */
  welcome(personId: string, comer: { subject: string; email: string | undefined }): Promise<void>;
}

const yearMs = 365 * 86_400_000;

/**
 * @param deps.file a line for each student: the number of their GitHub account, their address, or `@university.example` for
 *   all addresses there; read anew each time, so that it can be changed while the site runs
 */
export function createStudentList(deps: {
  file: string | undefined;
  licenses: Pick<Licenses, "list" | "give">;
}): StudentList {
  const { file, licenses } = deps;
  return {
    async welcome(personId, { subject, email }) {
      if (file === undefined) return;
      const known = await readLines(file);
      const names = [subject, ...(email === undefined ? [] : [email, email.slice(email.lastIndexOf("@"))])];
      if (!names.some((name) => known.has(name.toLowerCase()))) return;
      const own = await licenses.list(personId);
      if (own.some(({ source }) => source === "github")) return;
      await licenses.give(personId, { source: "github", endsAt: new Date(Date.now() + yearMs) });
    },
  };
}

async function readLines(file: string): Promise<Set<string>> {
  try {
    const lines = (await readFile(file, "utf8")).split("\n").map((line) => line.trim().toLowerCase());
    return new Set(lines.filter((line) => line !== "" && !line.startsWith("#")));
  } catch (error) {
    throw new AppError("unavailable", "Can’t read the list of students.", { cause: error });
  }
}
