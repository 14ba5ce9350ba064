import { setStyle } from "../../../ui/hooks/set-style.ts";
import { useState } from "react";
import { Link } from "react-router";
import { Badge, Kbd } from "../../../ui/layout/badge.tsx";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { Chip } from "../../../ui/select/chip.tsx";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { GuideSection, Specimen } from "./specimen.tsx";

const variants = ["primary", "secondary", "ghost", "danger"] as const;
const sizes = ["sm", "md", "lg"] as const;
const tones = ["neutral", "accent", "success", "warning", "danger"] as const;

export function GuideActions() {
  const [isPressed, setIsPressed] = useState(true);
  return (
    <GuideSection
      id="actions"
      title="Actions"
      promise="Buttons act, links navigate, whatever they look like. Touch targets are at least 44 px."
    >
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Download
            </Button>
          ))}
          <Button variant={variant} icon="download">
            With icon
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} isBusy>
            Busy
          </Button>
        </Specimen>
      ))}
      <Specimen name="LinkButton">
        <LinkButton as={Link} to="/test/reactivity" endIcon="arrow-right">
          Infinite list
        </LinkButton>
        <LinkButton as={Link} to="/test/sentry" variant="ghost">
          Errors
        </LinkButton>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton glyph="heart" label="Favorite" />
        <IconButton glyph="share-2" label="Share" variant="secondary" />
        <IconButton
          glyph="grid-3x3"
          label="Grid"
          isPressed={isPressed}
          onClick={() => setIsPressed((wasPressed) => !wasPressed)}
        />
        <IconButton glyph="x" label="Close" size="sm" />
        <IconButton glyph="plus" label="Add" size="lg" variant="secondary" />
        <IconButton glyph="download" label="Unavailable" disabled />
      </Specimen>
      <Specimen name="CopyButton">
        <CopyButton text="<svg/>" label="Copy SVG" copiedLabel="Copied" />
        <CopyButton text="cloud" label="Copy name" copiedLabel="Name copied" isCompact />
      </Specimen>
      <Specimen name="Chip">
        <Chip as={Link} to="/test/cloud">
          cloud
        </Chip>
        <Chip as={Link} to="/test/arrow" count="1,204">
          arrow
        </Chip>
        <Chip isSelected>selected</Chip>
        <Chip as={Link} to="/test" removeLabel="Remove filter">
          Outline
        </Chip>
      </Specimen>
      <Specimen name="Badge and Kbd">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <span ref={setStyle({ "inline-size": "100%" })} />
        <Kbd>/</Kbd>
        <Kbd>Esc</Kbd>
        <Kbd>↵</Kbd>
        <Kbd>⌘</Kbd>
        <Kbd>K</Kbd>
      </Specimen>
    </GuideSection>
  );
}
