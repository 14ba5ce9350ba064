import { useEffect } from "react";
import { useNavigate } from "react-router";
import { watchDroppedPictures } from "./watch-dropped-pictures.ts";

/** Searches by a picture that is pasted or dropped, wherever on the site. */
export function useDroppedPictures(): void {
  const navigate = useNavigate();
  useEffect(() => watchDroppedPictures(navigate), [navigate]);
}
