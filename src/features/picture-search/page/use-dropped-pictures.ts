import { useEffect } from "react";
import { useNavigate } from "react-router";
import { watchGivenPictures } from "./watch-dropped-pictures.ts";

/** Searches by a picture that is pasted or dropped, wherever on the site. */
export function useGivenPictures(): void {
  const navigate = useNavigate();
  useEffect(() => watchGivenPictures(navigate), [navigate]);
}
