declare module "upng-js" {
  interface DecodedPng {
    width: number;
    height: number;
    tabs: { acTL?: { num_frames: number; num_plays: number } };
    frames: { delay: number }[];
  }

  const upng: {
    decode: (png: ArrayBuffer) => DecodedPng;
    toRGBA8: (png: DecodedPng) => ArrayBuffer[];
  };
  export default upng;
}
