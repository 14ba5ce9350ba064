import { useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { closeDialog, ModalDialog, ModalHead } from "../../../ui/dialog/modal-dialog.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import { closePopover, Popover, usePopover } from "../../../ui/dialog/popover.tsx";
import { Switch } from "../../../ui/button/switch.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "./guide-overlays.module.css";
import { GuideNotifications } from "./guide-notifications.tsx";
import { GuideSection, Specimen } from "./specimen.tsx";

export function GuideOverlays() {
  return (
    <GuideSection
      id="overlays"
      title="Overlays"
      promise="Everything that opens closes with Esc or a click outside, and returns the focus."
    >
      <Specimen name="ModalDialog">
        <NameDialog />
        <TermsDialog />
      </Specimen>
      <Specimen name="Popover">
        <ViewPopover />
      </Specimen>
      <MenuSpecimen />
      <Specimen name="Tooltip">
        <Button data-tooltip="Decorative: the name is in the button">Point at me</Button>
      </Specimen>
      <GuideNotifications />
    </GuideSection>
  );
}

function NameDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const rename = () => {
    notify({ type: "success", text: "Renamed." });
    setIsOpen(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        Rename collection
      </Button>
      {isOpen && (
        <ModalDialog label="Rename collection" onClose={() => setIsOpen(false)}>
          <div className={styles.dialog}>
            <ModalHead title="Rename collection" closeLabel="Close dialog" />
            <TextField label="New name" defaultValue="Travel" />
            <div className={styles.answers}>
              <Button onClick={closeDialog}>Cancel</Button>
              <Button onClick={() => notify({ text: "This name is available." })}>Check</Button>
              <Button variant="primary" onClick={rename}>
                Rename
              </Button>
            </div>
          </div>
        </ModalDialog>
      )}
    </>
  );
}

function TermsDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [isRead, setIsRead] = useState(false);
  const open = () => {
    setIsRead(false);
    setIsOpen(true);
  };
  return (
    <>
      <Button onClick={open} aria-haspopup="dialog">
        Must be answered
      </Button>
      {isOpen && (
        <ModalDialog label="One question" canClose={isRead} onClose={() => setIsOpen(false)}>
          <div className={styles.dialog}>
            <ModalHead title="One question" />
            <p>Esc, the overlay and the button do nothing until this is on.</p>
            <Switch checked={isRead} onChange={({ currentTarget }) => setIsRead(currentTarget.checked)}>
              I have read it
            </Switch>
            <div className={styles.answers}>
              <Button variant="primary" onClick={closeDialog} aria-disabled={!isRead}>
                Go on
              </Button>
            </div>
          </div>
        </ModalDialog>
      )}
    </>
  );
}

function ViewPopover() {
  const { trigger, panel } = usePopover();
  return (
    <>
      <Button {...trigger} endIcon="chevron-down">
        View options
      </Button>
      <Popover {...panel} label="View options">
        <div className={styles.options}>
          <Switch defaultChecked>Show names</Switch>
          <Switch>Show licenses</Switch>
          <Button size="sm" onClick={closePopover}>
            Done
          </Button>
        </div>
      </Popover>
    </>
  );
}

const sorts = ["Popularity", "Name", "Number of icons", "Newest"];

function MenuSpecimen() {
  const [sort, setSort] = useState("Popularity");
  const [action, setAction] = useState("none");
  return (
    <Specimen name="MenuButton">
      <MenuButton
        kind="choice"
        label={`Order by ${sort}`}
        className={styles.menu}
        items={sorts.map((id) => ({ id, label: id, isSelected: id === sort }))}
        onSelect={setSort}
      >
        {sort}
        <Glyph name="chevron-down" size={16} />
      </MenuButton>
      <MenuButton
        label="Actions"
        className={styles.menu}
        items={["Duplicate", "Download", "Share"].map((id) => ({ id, label: id }))}
        onSelect={setAction}
      >
        <Glyph name="ellipsis" />
      </MenuButton>
      <output>Last action: {action}</output>
    </Specimen>
  );
}
