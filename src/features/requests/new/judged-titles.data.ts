import type { Locale } from "../../../i18n/locales.ts";

/** Titles as people write them, beside what others have asked for before. */
export interface JudgedTitles {
  locale: Locale;
  /** The title of an open request. */
  asked: string;
  /** Who writes these wants the same. */
  same: readonly string[];
  /** Who writes these wants something else, though some of it sounds alike. */
  other: readonly string[];
}

/**
 * Written and judged by hand before the threshold was set by them; no title of one group wants what another group asks for.
 * Those of `held` were looked at only afterwards.
 */
export const judgedTitles: Readonly<Record<"tune" | "held", readonly JudgedTitles[]>> = {
  tune: [
    {
      locale: "en",
      asked: "Electric scooter",
      same: ["E-scooter", "Electric kick scooter icon", "scooter, electric"],
      other: ["Electric car charging", "Electric guitar"],
    },
    {
      locale: "en",
      asked: "Solar panel on a roof",
      same: ["Solar panels", "Roof with solar panel", "Photovoltaic roof"],
      other: ["Solar system with planets", "Roof tiles", "Control panel"],
    },
    {
      locale: "en",
      asked: "Axolotl",
      same: ["Cute axolotl", "axolotls"],
      other: ["Salad bowl", "Goldfish"],
    },
    {
      locale: "en",
      asked: "Wheelchair ramp",
      same: ["Ramp for wheelchairs", "Wheelchair access ramp"],
      other: ["Wheelchair basketball", "Skateboard ramp", "Desk chair"],
    },
    {
      locale: "en",
      asked: "Two factor authentication",
      same: ["Authentication with two factors", "two-factor authentication icon"],
      other: ["Two arrows", "Factory building", "Two people"],
    },
    {
      locale: "en",
      asked: "Sourdough bread",
      same: ["sourdough loaf", "Bread made of sourdough"],
      other: ["Garlic bread", "Dough mixer"],
    },
    {
      locale: "en",
      asked: "Home battery storage",
      same: ["Battery storage for the home", "House battery"],
      other: ["Home button", "Cloud storage", "Low phone battery"],
    },
    {
      locale: "en",
      asked: "Dog on a leash",
      same: ["Leashed dog", "Walking a dog on a leash", "puppy on a leash"],
      other: ["Hot dog", "Dog food bowl"],
    },
    {
      locale: "en",
      asked: "Doctor with a stethoscope",
      same: ["physician with stethoscope", "Stethoscope doctor"],
      other: ["Doctor appointment calendar", "Nurse with syringe"],
    },
    {
      locale: "en",
      asked: "Rocket launch failed",
      same: ["Failed rocket launch", "failed launch of a rocket"],
      other: ["Payment failed", "Product launch calendar", "Rocket salad"],
    },
    {
      locale: "de",
      asked: "Wärmepumpe",
      same: ["Wärmepumpe im Garten", "Icon für eine Wärmepumpe"],
      other: ["Wärmflasche", "Luftpumpe"],
    },
    {
      locale: "de",
      asked: "Lastenrad mit Kind",
      same: ["Kind im Lastenrad", "Lastenrad mit Kindern"],
      other: ["Riesenrad", "Mutter mit Kind"],
    },
    {
      locale: "de",
      asked: "Wheat field",
      same: ["Weizenfeld"],
      other: ["Fußballfeld"],
    },
    {
      locale: "fr",
      asked: "Baguette et fromage",
      same: ["fromage et baguette", "Une baguette avec du fromage"],
      other: ["Baguette magique", "Plateau de fruits"],
    },
    {
      locale: "fr",
      asked: "Beaver",
      same: ["castor", "petit castor"],
      other: ["Loutre"],
    },
    {
      locale: "es",
      asked: "Bicicleta eléctrica",
      same: ["bicicletas eléctricas", "Una bicicleta eléctrica plegable"],
      other: ["Guitarra eléctrica", "Casco de bicicleta"],
    },
    {
      locale: "ru",
      asked: "Самокат на зарядке",
      same: ["Зарядка для самоката", "самокат, зарядка"],
      other: ["Зарядка для телефона"],
    },
    {
      locale: "ja",
      asked: "回転寿司",
      same: ["回転寿司のレーン", "回転寿司"],
      other: ["寿司職人", "回転ドア"],
    },
    {
      locale: "zh",
      asked: "共享单车",
      same: ["共享单车图标", "扫码共享单车"],
      other: ["共享文件夹"],
    },
  ],
  held: [
    {
      locale: "en",
      asked: "Compost bin",
      same: ["Bin for compost", "compost bins", "Composting container"],
      other: ["Recycle bin", "Binoculars"],
    },
    {
      locale: "en",
      asked: "Robot vacuum cleaner",
      same: ["Vacuum robot", "robotic vacuum cleaner"],
      other: ["Robot arm", "Pipe cleaner"],
    },
    {
      locale: "en",
      asked: "Sign language",
      same: ["sign language icon", "Language of signs"],
      other: ["Stop sign", "Language switcher"],
    },
    {
      locale: "en",
      asked: "Chameleon on a branch",
      same: ["Chameleon", "branch with a chameleon"],
      other: ["Git branch", "Bird on a wire"],
    },
    {
      locale: "en",
      asked: "Laptop repair",
      same: ["repair of laptops", "Notebook computer repair"],
      other: ["Car repair", "Laptop sleeve"],
    },
    {
      locale: "en",
      asked: "Sleeping cat",
      same: ["Cat sleeping", "cat asleep on a pillow", "sleepy kitten"],
      other: ["Sleeping bag", "Cat food"],
    },
    {
      locale: "de",
      asked: "Balkonkraftwerk",
      same: ["Balkonkraftwerk mit Wechselrichter", "ein Balkonkraftwerk"],
      other: ["Balkonpflanzen", "Atomkraftwerk"],
    },
    {
      locale: "de",
      asked: "Lighthouse in a storm",
      same: ["Leuchtturm im Sturm"],
      other: ["Funkturm", "Sturm auf der Autobahn"],
    },
    {
      locale: "it",
      asked: "Moka per il caffè",
      same: ["caffè con la moka", "moka"],
      other: ["Tazza di caffè"],
    },
    {
      locale: "pt",
      asked: "Carro elétrico carregando",
      same: ["carregando um carro elétrico", "carros elétricos"],
      other: ["Chuveiro elétrico", "Carro de corrida"],
    },
    {
      locale: "ru",
      asked: "Ёж в тумане",
      same: ["Ёж и туман", "ёж"],
      other: ["Туман над городом"],
    },
    {
      locale: "ko",
      asked: "전동 킥보드",
      same: ["전동 킥보드 아이콘", "전동 킥보드"],
      other: ["전동 칫솔"],
    },
    {
      locale: "fr",
      asked: "Tri des déchets",
      same: ["trier les déchets", "le tri des déchets ménagers"],
      other: ["Tri de données", "Déchets nucléaires"],
    },
  ],
};
