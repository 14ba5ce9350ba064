import { redirect } from "react-router";

/** The icons are the front door. */
export function loader() {
  return redirect("/icons");
}
