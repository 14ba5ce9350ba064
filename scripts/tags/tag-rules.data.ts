/** A tag with one of these words says something about icons, files or software, not about what is drawn. */
export const forbiddenWords: readonly string[] = (
  "icon icons iconography symbol symbols glyph glyphs pictogram emblem logo logos logotype brand brands branding svg png ui ux gui interface interfaces " +
  "alt variant variants updated deprecated default misc miscellaneous generic unicode codepoint material fontawesome fa mdi sysml uml watson " +
  "bitch cunt dick fag faggot fuck fucking fucked milf nazi nigga nigger porn pussy rape sexy shit shitty slut tits whore wtf ass asshole boob boobs bum butt cum " +
  "damn dammit dumbass dude druggie gypsy idiot moron retard retarded stupid suicide suicidal killer murder moslem oriental indian eskimo " +
  "af litaf afaik btw cya dgaf fml ftw fyi g2g gtg idk ikr ily imho imo iykyk jk lmao lmk lolol nbd ngl oml outtie rn rofl smh stfu tbh tfw thx tldr tmi ttfn ttyl wbu wip yolo yw fleek ew ewww eww " +
  "mulitplication oclock whether dda speadsheets wb local markunread whatshot navi filled outlined"
).split(" ");

/** Too vague, or only about the form of the drawing, when they stand alone. */
export const forbiddenTags: readonly string[] = [
  ..."new old other object objects thing things stuff item items element elements element component components feature features".split(
    " ",
  ),
  ..."outline outlined outlines filled fill solid line lines lined thin light bold regular sharp rounded duotone twotone glyph simple classic".split(
    " ",
  ),
  ..."small tiny mini compact big large medium initial initials round box square circle circular shape shapes badge slash pointing directional".split(
    " ",
  ),
  ..."disabled inactive unavailable enabled enterprise technology operations systems app apps application generation type types concept id".split(
    " ",
  ),
  ..."on off in out up down it is the and for with not and or a an to of by at all any one two three four five six seven eight nine ten".split(
    " ",
  ),
  ..."just so very really where when what who why how me my you your we they this that i im cant dont".split(" "),
  ..."keep clearly definitely faithful settle snatched narrative alternatives yay yup nope oh".split(" "),
  "living place",
  "places",
  "locations",
  "electronics",
  "mark",
  "bars three",
  "parts",
  "positive",
  "negative",
  "character",
  "count",
  "data",
  "use",
  "room",
  "get app",
  "once",
  "grid on",
  "get",
  "set",
  "make",
  "do",
  "go",
  "put",
  "let",
  "feel",
  "general",
  "various",
  "standard",
  "special",
  "common",
  "basic",
  "custom",
  "normal",
];

/** Keywords of emoji that are slang of a season, or help nobody to find a picture. */
export const vagueKeywords: readonly string[] = (
  "absolutely almost atque awk bae bangbang belly beginner billed born boss brb bro bruh bs but carbs casual caught cha choo clack cop collar come deja difficult does doo dope drove dude " +
  "easy eek eet employed everyone evidence fairy fairytale favor feels folding fosho framed gang getting given gotcha gotta gua guapi guess hang hm hmm homie hrs huh imp jeez jel just keep know knows lai legit lit lives " +
  "lowered mad mao married maybe men million much mwah nooo omw one pay-day passing rewindershins rex roflcopter roflmao rung seriously selling serious shade shh showing sir slay slots sly snatched soon strictly sure swag " +
  "taking tale tbt there tool totally ugh uh uhh um viewing vu vinculum wearing whatever whew whoa witness woah wolf-whistle worker’s wry wtv yikes yum zany 1st 2nd 3rd"
).split(" ");

/** Words that mean the opposite of each other: a concept that has one never gets the other as a tag. */
export const opposites: readonly (readonly [string, string])[] = (
  "left/right up/down up/bottom down/top top/bottom above/below upper/lower north/south east/west left/east right/west up/south down/north " +
  "left/forward left/next right/back right/previous right/backward right/return right/undo left/redo forward/back forward/backward forward/previous next/previous back/next first/last " +
  "undo/redo rewind/forward begin/end start/end start/stop start/finish on/off in/out import/export upload/download plus/minus add/remove add/delete add/subtract add/minus plus/remove plus/delete plus/subtract increase/decrease " +
  "maximize/minimize expand/collapse expand/shrink expand/compress enlarge/shrink more/less lock/unlock locked/unlocked secure/unlock lock/open open/closed open/close show/hide visible/hidden visible/invisible " +
  "mute/unmute mute/loud play/pause play/stop connect/disconnect connected/disconnected online/offline enable/disable like/dislike up/dislike down/like happy/sad smile/sad smile/frown " +
  "day/night sun/moon sun/night moon/day hot/cold full/empty full/low high/low fast/slow win/lose male/female man/woman male/woman female/man men/woman male/girl female/boy boy/girl men/women mars/venus father/mother login/logout enter/exit entrance/exit " +
  "accept/reject accept/decline approve/reject check/cross check/cancel success/error success/fail valid/invalid check/uncheck verified/unverified follow/unfollow subscribe/unsubscribe pin/unpin link/unlink group/ungroup " +
  "ascending/descending bull/bear buy/sell send/receive incoming/outgoing inbound/outbound increase/down decrease/up rise/fall growth/decline public/private horizontal/vertical portrait/landscape row/column rows/columns before/after front/rear " +
  "sunrise/sunset arrival/departure arrivals/departures landing/takeoff inside/outside indoor/outdoor input/output ltr/rtl x/check cancel/confirm close/confirm close/accept"
)
  .split(" ")
  .map((pair) => {
    const [first = "", second = ""] = pair.split("/");
    return [first, second];
  });

/** Names of one and the same drawing, most usual first: what is known of one holds for all. */
export const equalNames: readonly (readonly string[])[] = [
  ["house", "home"],
  ["gear", "settings", "cog", "setting"],
  ["trash", "trash-can", "garbage", "trashcan", "recycle-bin"],
  ["mail", "email", "envelope", "e-mail"],
  ["search", "magnifying-glass", "magnifier", "magnify", "magnifying"],
  ["user", "account", "person"],
  ["users", "people", "accounts"],
  ["cart", "shopping-cart", "trolley"],
  ["x", "xmark", "times", "x-mark"],
  ["plus", "add"],
  ["minus", "subtract"],
  ["check", "tick", "checkmark", "check-mark"],
  ["bell", "notifications", "notification"],
  ["phone", "telephone", "call"],
  ["image", "picture", "photo"],
  ["video-camera", "videocam", "camera-video", "video-cam"],
  ["info", "information"],
  ["eye", "visibility"],
  ["off", "slash"],
  ["lock", "padlock"],
  ["globe", "earth", "world"],
  ["map-pin", "map-marker", "location-pin", "location-dot"],
  ["bolt", "lightning", "lightning-bolt", "zap"],
  ["refresh", "reload"],
  ["plane", "airplane", "aeroplane"],
  ["car", "automobile"],
  ["bicycle", "bike"],
  ["microphone", "mic"],
  ["headphones", "headphone"],
  ["dots", "ellipsis"],
  ["light-bulb", "lightbulb", "bulb"],
  ["fire", "flame"],
  ["mobile", "smartphone", "mobile-phone", "cellphone"],
  ["chart", "graph"],
  ["help", "question", "question-mark"],
  ["link", "hyperlink"],
  ["truck", "lorry"],
  ["tv", "television"],
  ["movie", "film"],
  ["battery", "accumulator"],
  ["sort", "sorting"],
  ["filter", "funnel"],
  ["logout", "log-out", "sign-out", "exit-to-app"],
  ["login", "log-in", "sign-in"],
  ["award", "medal"],
  ["dollar", "dollar-sign", "usd"],
  ["euro", "euro-sign", "eur"],
  ["paperclip", "paper-clip", "attachment"],
  ["undo", "arrow-undo"],
  ["wifi", "wi-fi"],
  ["gift", "present"],
  ["credit-card", "creditcard"],
  ["volume", "speaker"],
  ["comment", "speech-bubble"],
  ["thumbs-up", "thumb-up"],
  ["thumbs-down", "thumb-down"],
  ["ship", "boat"],
  ["t-shirt", "tshirt", "shirt"],
  ["cup", "mug"],
  ["church", "chapel"],
  ["scissors", "cut"],
  ["floppy-disk", "diskette", "save", "floppy"],
];

/** Names that are equal alone, but not as a part: a closed folder (`folder-close`) shows no cross. */
export const equalAlone: ReadonlyMap<string, string> = new Map([["close", "x"]]);

/** Single words for which the order of the words around them matters: `speech-to-text`. */
export const orderWords: readonly string[] = ["to", "from", "of", "for", "by", "over", "under"];
/** Plurals that mean something else than their singular. */
export const pluralsOfOwnMeaning: readonly string[] =
  "times glasses arms customs goods news sales stairs pants shorts clothes lens scales spectacles means directions".split(
    " ",
  );

/** Companies, products and invented worlds: no tags of generic drawings. Everyday words (`target`, `slack`) are not here. */
export const brandWords: readonly string[] = (
  "adblock adobe airbnb airpods airtag amazon amd amex android angular anthropic apple asana atari atlassian audi aws azure bandcamp behance bing bitbucket blackberry bluesky bmw " +
  "chatgpt chrome chromebook chromecast chromium claude codepen copilot deezer dell disney docker dribbble dropbox duolingo ebay etsy evernote facebook facetime fedex fifa figma firefox flickr fortnite " +
  "gemini giphy github gitlab gmail google gopro hogwarts huawei ibm icloud illustrator imac imessage indesign instagram intel ios ipad ipados ipod iphone itunes jedi jeep jira kubernetes kindle kinect " +
  "laravel lego lightroom linkedin lyft macbook macos magsafe mastercard mastodon messenger microsoft minecraft mlb mongodb nasa nba netflix nfl nhl nintendo nvidia octocat openai oracle osx outlook paypal photoshop pinterest playstation " +
  "pokemon polaroid powerpoint quidditch reddit roblox safari salesforce samsung sap shopify sith skype snapchat sony soundcloud spotify tablr telegram tesla threads tiktok trello tumblr twitter uber usps velcro vespa viber vimeo visa vscode " +
  "airwolf blinky bludger clyde inky pinky pac gollum dnd dungeons quaffle potter trek " +
  "wacom walkman wechat whatsapp wikipedia wordpress xbox xiaomi yahoo yelp youtube zoho"
).split(" ");

/** Names of brands that in sets of general use name a thing as well: their tags are those of the thing. */
export const thingNames: readonly string[] = (
  "abstract arc buffer cucumber cypress drops elastic electron ember empire fly glide guardian hips hive kick less line loom mix mixer node office page4 peanut pocket " +
  "polymer pushed rebel rumble rust sketch stripe stellar supple tether vine wish windy"
).split(" ");
