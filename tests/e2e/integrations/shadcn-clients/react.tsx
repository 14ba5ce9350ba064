import { createRoot } from "react-dom/client";
import { HomeIcon } from "@/components/icons/lucide/HomeIcon";
import { StarIcon } from "@/components/icons/lucide/StarIcon";

createRoot(document.querySelector("main")!).render(
  <>
    <HomeIcon width={48} height={48} />
    <StarIcon />
  </>,
);
