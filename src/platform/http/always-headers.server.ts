/** What no page of the site asks a browser for, nor anything that is shown in one. */
const unusedAbilities = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** What goes with every answer. */
export const alwaysHeaders = {
  "origin-agent-cluster": "?1",
  "permissions-policy": unusedAbilities.map((name) => `${name}=()`).join(", "),
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

const twoYearsSeconds = 63_072_000;

/** The same, and that browsers come back by https where the site is reached so. */
export const headersOf = (origin: string) => ({
  ...alwaysHeaders,
  ...(origin.startsWith("https:") && { "strict-transport-security": `max-age=${twoYearsSeconds}` }),
});
