import { useRouteLoaderData } from "react-router";
import type { ImageHosts } from "../../../core/urls/image-host.ts";

const sameOrigin: ImageHosts = { free: "", paid: "", freeSizePx: 0 };

/** Where links to pictures lead, as the root of every page says. */
export function useImageHosts(): ImageHosts {
  const root = useRouteLoaderData<{ imageHosts?: ImageHosts }>("root");
  return root?.imageHosts ?? sameOrigin;
}
