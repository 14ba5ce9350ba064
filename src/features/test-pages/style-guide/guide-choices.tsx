import { setStyle } from "../../../ui/hooks/set-style.ts";
import { useState } from "react";
import { Link } from "react-router";
import { palette } from "../../../core/icons/palette.ts";
import { ChoiceList } from "../../../ui/select/choice-list.tsx";
import { ColorPickerButton } from "../../../ui/color-picker/color-picker-button.tsx";
import { ColorSwatches } from "../../../ui/color-picker/color-swatches.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { HexField } from "../../../ui/color-picker/hex-field.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SegmentedChoice } from "../../../ui/select/segmented-choice.tsx";
import { Segment, SegmentedControl } from "../../../ui/select/segmented-control.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { Slider } from "../../../ui/fields/slider.tsx";
import { Switch, SwitchLink } from "../../../ui/button/switch.tsx";
import { Tabs } from "../../../ui/select/tabs.tsx";
import { GuideSection, Specimen } from "./specimen.tsx";

const formats = ["svg", "png", "webp", "pdf", "eps", "ico", "gif", "lottie"] as const;
type Format = (typeof formats)[number];
const formatOptions = formats.map((value) => ({
  value,
  label: value.toUpperCase(),
  isDisabled: value === "lottie",
}));

const swatches = palette.map(({ name, hex }) => ({ value: name, hex, label: name.replaceAll("-", " ") }));

export function GuideChoices() {
  return (
    <GuideSection
      id="choices"
      title="Choices"
      promise="Built on native controls, so arrow keys, type-ahead, Space, forms and screen readers work."
    >
      <SelectSpecimen />
      <Specimen name="Select, states" isStacked>
        <Select label="Without “none”" options={formatOptions} selected="png" onSelect={ignore} />
        <Select label="Disabled" options={formatOptions} selected="webp" onSelect={ignore} disabled />
      </Specimen>
      <ChoiceListSpecimen />
      <SwitchSpecimen />
      <SegmentSpecimen />
      <TabsSpecimen />
      <SliderSpecimen />
      <ColorSpecimen />
      <Specimen name="Disclosure" isStacked>
        <div>
          <Disclosure summary="Closed">Only this much.</Disclosure>
          <Disclosure summary="Open" open>
            Works without script.
          </Disclosure>
        </div>
      </Specimen>
    </GuideSection>
  );
}

function ignore(): void {
  // This one shows a state and keeps it.
}

function SelectSpecimen() {
  const [format, setFormat] = useState<Format | undefined>();
  return (
    <Specimen name="Select" isStacked>
      <Select
        label="Format"
        options={formatOptions}
        selected={format}
        onSelect={setFormat}
        placeholder="Any format"
        clearLabel="Clear format"
      />
      <output>Chosen: {format ?? "none"}</output>
    </Specimen>
  );
}

const choiceGroups = [
  {
    label: "Fruit",
    choices: [
      { value: "apple", label: "Apple", note: "5" },
      { value: "pear", label: "Pear", note: "12" },
    ],
  },
  {
    label: "Vegetables",
    choices: [{ value: "aubergine", label: "Aubergine", terms: "eggplant" }],
    note: "Roots come in autumn.",
  },
] as const;

function ChoiceListSpecimen() {
  const [choice, setChoice] = useState<string>("apple");
  return (
    <Specimen name="Choice list" isStacked>
      <ChoiceList
        label="Greengrocery"
        groups={choiceGroups}
        selected={choice}
        onSelect={setChoice}
        findLabel="Find greengrocery"
        noneText="No matches."
      />
    </Specimen>
  );
}

function SwitchSpecimen() {
  const [isOn, setIsOn] = useState(false);
  return (
    <Specimen name="Switch">
      <Switch checked={isOn} onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}>
        Animated
      </Switch>
      <Switch defaultChecked>On</Switch>
      <Switch disabled>Disabled</Switch>
      <Switch disabled defaultChecked>
        Disabled, on
      </Switch>
      <SwitchLink as={Link} to="/test#choices" isOn>
        A link
      </SwitchLink>
    </Specimen>
  );
}

function SegmentSpecimen() {
  const [size, setSize] = useState<"s" | "m" | "l">("m");
  return (
    <Specimen name="SegmentedControl and SegmentedChoice" isStacked>
      <SegmentedControl label="Sort by">
        <Segment href="#choices" isSelected label="Popularity" />
        <Segment href="#choices" isSelected={false} label="Name" />
        <Segment href="#choices" isSelected={false} label="Size" />
      </SegmentedControl>
      <SegmentedControl label="View">
        <Segment href="#choices" isSelected glyph="layout-grid" label="Grid" />
        <Segment href="#choices" isSelected={false} glyph="rows-3" label="Rows" />
      </SegmentedControl>
      <SegmentedChoice
        label="Icon size"
        name="drawing-size"
        options={[
          { value: "s", label: "Small" },
          { value: "m", label: "Medium" },
          { value: "l", label: "Large", glyph: "maximize" },
        ]}
        selected={size}
        onSelect={setSize}
      />
      <SegmentedChoice
        label="Shape"
        name="shape"
        hasLabels={false}
        options={[
          { value: "s", label: "Square", glyph: "square" },
          { value: "m", label: "Rounded", glyph: "squircle" },
          { value: "l", label: "Circle", glyph: "circle" },
        ]}
        selected={size}
        onSelect={setSize}
      />
    </Specimen>
  );
}

function TabsSpecimen() {
  const [tab, setTab] = useState("filters");
  return (
    <Specimen name="Tabs" isStacked>
      <div>
        <Tabs
          label="Sidebar"
          tabs={["filters", "styles", "categories"].map((id) => ({
            id,
            label: id,
            panel: <p ref={setStyle({ "padding-block-start": "var(--space-3)" })}>Panel of {id}.</p>,
          }))}
          selected={tab}
          onSelect={setTab}
        />
      </div>
    </Specimen>
  );
}

function SliderSpecimen() {
  const [size, setSize] = useState(48);
  return (
    <Specimen name="Slider" isStacked>
      <Slider
        label="Size"
        value={size}
        min={16}
        max={128}
        valueText={`${size} px`}
        onChange={({ currentTarget }) => setSize(Number(currentTarget.value))}
      />
      <Slider
        label="Stroke"
        value={2}
        min={1}
        max={4}
        valueText="2 px"
        disabledReason="Filled icons have no stroke."
        readOnly
      />
      <Slider
        isBare
        label="Padding"
        value={size}
        min={16}
        max={128}
        valueText={`${size} px`}
        onChange={({ currentTarget }) => setSize(Number(currentTarget.value))}
      />
      <div ref={setStyle({ display: "flex" })}>
        <NumberField label="Exact size" unit="px" min={16} max={128} value={size} onNumber={setSize} />
      </div>
    </Specimen>
  );
}

function ColorSpecimen() {
  const [color, setColor] = useState("blue");
  const [picked, setPicked] = useState("#7950f2");
  return (
    <Specimen name="ColorSwatches and ColorPickerButton" isStacked>
      <ColorSwatches label="Color" name="guide-color" swatches={swatches} selected={color} onSelect={setColor} />
      <ColorSwatches
        label="Color in rows of five"
        name="guide-color-rows"
        columns={5}
        swatches={swatches}
        selected={color}
        onSelect={setColor}
      />
      <div ref={setStyle({ display: "flex", "align-items": "center", gap: "var(--space-3)" })}>
        <ColorPickerButton label="Any color" value={picked} onChange={setPicked} />
        <ColorPickerButton label="No color to choose" value={picked} onChange={setPicked} isDisabled />
        <ColorPickerButton label="One color" value={picked} swatch={picked} size="sm" onChange={setPicked}>
          <p ref={setStyle({ "margin-block-start": "var(--space-3)" })}>What stands below the picker.</p>
        </ColorPickerButton>
        <HexField label="Its digits" error="Six digits, like 228BE6" value={picked} onColor={setPicked} />
        <output>{picked}</output>
      </div>
    </Specimen>
  );
}
