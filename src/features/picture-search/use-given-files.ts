import { useEffect, useState } from "react";

/**
 * Takes a file that is pasted anywhere or dropped anywhere on the page.
 *
 * @returns whether something is being dragged over the page
 */
export function useGivenFiles(onFile: (file: File) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
    const take = (files: FileList | undefined) => {
      const [file] = files ?? [];
      if (file) onFile(file);
      return file !== undefined;
    };
    const onPaste = (event: ClipboardEvent) => {
      if (take(event.clipboardData?.files)) event.preventDefault();
    };
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDragging(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDragging(false);
      take(event.dataTransfer?.files);
    };
    document.addEventListener("paste", onPaste);
    document.addEventListener("dragover", onDragOver);
    document.addEventListener("dragleave", onDragLeave);
    document.addEventListener("drop", onDrop);
    return () => {
      document.removeEventListener("paste", onPaste);
      document.removeEventListener("dragover", onDragOver);
      document.removeEventListener("dragleave", onDragLeave);
      document.removeEventListener("drop", onDrop);
    };
  }, [onFile]);
  return isDragging;
}
