import { createContext } from "react";

/** The nonce that inline scripts of this document need; only known while the server renders. */
export const NonceContext = createContext<string | undefined>(undefined);
