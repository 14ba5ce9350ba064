import { createApp, h } from "vue";
import HomeIcon from "@/components/icons/lucide/HomeIcon.vue";
import StarIcon from "@/components/icons/lucide/StarIcon.vue";

createApp({ render: () => [h(HomeIcon, { width: 48, height: 48 }), h(StarIcon)] }).mount("main");
