import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Searches by a picture that is pasted or dropped, wherever on the site. What does it is fetched then; a clipboard that holds
 * text, too, is none of our business.
 */
export function useGivenPictures(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const load = (event: Event, file?: File) =>
      void import("./take-given-picture.ts").then(
        ({ takeGivenPicture, watchDrops }) =>
          file ? takeGivenPicture(file, navigate) : watchDrops(event as DragEvent, navigate),
        () => undefined,
      );
    const onPaste = (event: ClipboardEvent) => {
      const data = event.clipboardData!;
      const [file] = data.files;
      if (file && !data.getData("text")) load(event, file);
    };
    addEventListener("paste", onPaste);
    addEventListener("dragenter", load);
    return () => {
      removeEventListener("paste", onPaste);
      removeEventListener("dragenter", load);
    };
  }, [navigate]);
}
