import { useEffect } from "react";
import { useNavigate } from "react-router";
import { touched } from "../../browser/touched.ts";

/** Searches by a picture that is pasted or dropped, wherever on the site. What does it is fetched at the first touch. */
export function useGivenPictures(): void {
  const navigate = useNavigate();
  useEffect(() => {
    void touched
      .then(() => import("./take-given-picture.ts"))
      .then(
        ({ watchGivenPictures }) => watchGivenPictures(navigate),
        () => undefined,
      );
  }, [navigate]);
}
