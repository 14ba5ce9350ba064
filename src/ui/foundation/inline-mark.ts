import { createContext } from "react";

/**
 * Marks, while the server renders, what stands inline because we wrote it: it may run, or count, and nothing else may. It is
 * taken out of the document again.
 */
export const InlineMark = createContext<string | undefined>(undefined);
