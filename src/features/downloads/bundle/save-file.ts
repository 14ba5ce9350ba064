const revokeAfterMs = 60_000;

/** Saves a file that is already here, as a download does. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it only after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}
