/** Countries whose English name is also that of a thing. */
export const countryHomographs: ReadonlySet<string> = new Set(
  "chad georgia guinea jersey jordan man saba turkey".split(" "),
);

/** Names of map features that mean something else in the names of other icons. */
export const mapHomographs: ReadonlySet<string> = new Set(
  "bar bust cape common craft dip drain enforcement ford groin psychic restriction rough saddle spring stable swing".split(
    " ",
  ),
);

/** Icons of IconPark that show something else than their English name says. */
export const iconParkMisnomers: ReadonlySet<string> = new Set(
  (
    "acceleration bib boiler bookshelf come cones consignment court dribble dubai easy enquire flashlamp fruiter hexagonal " +
    "imbalance master material mounted nests one-to optional period photograph powder refraction respect resting selected " +
    "slave swing transport vacation yep afro-pick big-x bytedance-mini-app ce-marking check-in clothes-short-sleeve " +
    "english-mustache local-pin love-and-help oil-industry one-third-rotation payment-method shopping-mall spider-man " +
    "three-hexagons tire-swing tower-of-babel turn-around two-triangles type-drive u-turn-left u-turn-right"
  ).split(" "),
);

/** Keywords that are parts of phrases or exclamations, and mean nothing alone. */
export const idleWords: ReadonlySet<string> = new Set(
  "ab ah aí brb du eh eu hã hi hm io jo ko oh omw re sa te ti tu tú uh uy бе бу да за му не ой ох ты ха хм 00분 30분 быть все всё как может нет плечами против равно стрелке так часовой это".split(
    " ",
  ),
);

/** Insults and vulgar words. */
export const rudeWords: ReadonlySet<string> = new Set([
  ..."屎 傻 傻瓜 idiot wtf dummkopf dumm stupidità говно mierda 바보 fml".split(" "),
  "dumme gans",
  "멍청한 얼굴",
  "바보 같은",
]);
