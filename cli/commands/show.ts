import type { Command } from "commander";
import { createSupportsTerminalGraphics } from "supports-terminal-graphics";
import { renderPicture, type PictureProtocol } from "../pictures/render-picture.ts";
import { findIcon } from "../project/fetch-icons.ts";
import { printJson } from "../project/project-file.ts";
import { addSharedOptions, openSite, type SharedOptions, type Surroundings } from "./command.ts";

/** Readable on light and dark grounds. */
const usualColor = "#7c6cf2";
/** Pixels: the largest that is free, and as many as a terminal has columns for. */
const sizes: Record<PictureProtocol, number> = { kitty: 96, iterm2: 96, sixel: 96, blocks: 32 };
const protocols = ["kitty", "iterm2", "sixel"] as const;

export function addShow(program: Command, surroundings: Surroundings): void {
  addSharedOptions(program.command("show"))
    .description("Show an icon in the terminal")
    .argument("<icon>", "word, ID or Iconify name such as lucide:house")
    .option("--style <code>", "style to look it up in")
    .option("--color <hex>", "color of icons that have one color", usualColor)
    .action(async (reference: string, options: SharedOptions & { style?: string; color: string }) => {
      const { site } = await openSite(options, surroundings);
      const icon = await findIcon(site, reference, options.style);
      if (options.json) {
        surroundings.print(printJson(icon));
        return;
      }
      const support = createSupportsTerminalGraphics(process.stdout);
      const protocol = protocols.find((each) => support[each]) ?? "blocks";
      const customization = { color: options.color, size: sizes[protocol] };
      const { bytes } = await site.render(icon.id, { format: "png", name: icon.commonName, customization });
      surroundings.print(
        `${renderPicture(bytes, protocol)}\n${icon.iconifyName}  ${icon.name}  ${icon.license}\n${site.origin}${icon.url}\n`,
      );
    });
}
