import { setStyle } from "../../../ui/hooks/set-style.ts";
import { useState } from "react";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { GuideSection, Specimen } from "./specimen.tsx";

const longestName = 30;

export function GuideText() {
  return (
    <GuideSection
      id="text"
      title="Text input"
      promise="Labels stay visible, help text explains the format up front, and errors say how to fix the problem."
    >
      <Specimen name="TextField" isStacked>
        <TextField label="Collection" help="Only you see it." defaultValue="Travel" clearLabel="Clear collection" />
      </Specimen>
      <NameSpecimen />
      <Specimen name="TextField, with error" isStacked>
        <TextField
          label="URL of your site"
          type="url"
          defaultValue="icons"
          error="Enter a URL that starts with https://, for example https://icons.example.com."
        />
      </Specimen>
      <Specimen name="TextField, several lines" isStacked>
        <TextField label="What should it show?" help="Grows with the text." isMultiline hasCounter maxLength={500} />
      </Specimen>
      <Specimen name="TextField, disabled" isStacked>
        <TextField label="Address" defaultValue="/icons/collections/travel" disabled />
      </Specimen>
      <Specimen name="SearchField">
        <search ref={setStyle({ flex: 1 })}>
          <form action="/test">
            <SearchField label="Explain a term" submitLabel="Explain" clearLabel="Clear term" name="term" />
          </form>
        </search>
      </Specimen>
    </GuideSection>
  );
}

function NameSpecimen() {
  const [name, setName] = useState("");
  const [isTouched, setIsTouched] = useState(false);
  const error = isTouched && name.trim() === "" ? "Give it a name, for example Travel." : undefined;
  return (
    <Specimen name="TextField, required and counted" isStacked>
      <TextField
        label="Name"
        help="Shown on the share link."
        error={error}
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
        onBlur={() => setIsTouched(true)}
        required
        hasCounter
        maxLength={longestName}
        clearLabel="Clear name"
      />
    </Specimen>
  );
}
