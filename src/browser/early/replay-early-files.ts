declare global {
  interface Window {
    /** The file that was pasted or dropped last, while nothing of the page could take it. */
    earlyFile?: File | undefined;
    recordEarlyFile?: (event: Event) => void;
  }
}

/**
 * For the head of every page: keeps the file that is pasted or dropped before its taker is here, and keeps the browser from
 * opening it in place of the page. Only the server says it.
 */
export const earlyFileScript = import.meta.env.SSR
  ? `recordEarlyFile=e=>{let d=e.clipboardData||e.dataTransfer,f=d.files[0];if(e.type=="paste"?f&&!d.getData("text"):d.types.includes("Files")){e.preventDefault();if(f)earlyFile=f}};["paste","dragover","drop"].map(n=>addEventListener(n,recordEarlyFile))`
  : "";

/** Ends the recording: from now on somebody takes files. @returns what was given before */
export function takeEarlyFile(): File | undefined {
  const { recordEarlyFile, earlyFile } = window;
  if (recordEarlyFile) for (const name of ["paste", "dragover", "drop"]) removeEventListener(name, recordEarlyFile);
  window.earlyFile = undefined;
  return earlyFile;
}
