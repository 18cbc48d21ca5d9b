import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Menu } from '../dialogs/menu.tsx';

/** An entry leads to an address, does something, or says why it cannot be done. */
type MenuEntry = { key: string; label: string } & (
  | { to: string; state?: object }
  | { onChoose: () => unknown }
  | { refusal: string }
);

interface OfficeMenuProps {
  entries: readonly MenuEntry[];
  /** Draws the button that opens it. */
  button: (props: {
    'aria-haspopup': 'menu';
    onClick: (event: MouseEvent<HTMLElement>) => void;
  }) => ReactNode;
}

const entryStyle = { minHeight: 44, maxWidth: 400, whiteSpace: 'normal' } as const;

/** What is refused looks so by its colour alone: its reason is to be read. */
const refusedStyle = {
  ...entryStyle,
  display: 'block',
  cursor: 'default',
  '&.Mui-disabled': { opacity: 1, color: 'text.secondary', pointerEvents: 'auto' },
} as const;

/** What is not possible at this moment: it can be reached like the other entries, and its reason is its description. */
function RefusedEntry({ label, refusal, ...props }: { label: string; refusal: string }) {
  const id = useId();
  return (
    // What the menu gives its entries comes with the other props.
    <MenuItem
      {...props}
      disabled
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-reason`}
      sx={refusedStyle}
    >
      <Box component="span" id={`${id}-label`} sx={{ display: 'block' }}>
        {label}
      </Box>
      <Typography component="span" variant="body2" id={`${id}-reason`} sx={{ display: 'block' }}>
        {refusal}
      </Typography>
    </MenuItem>
  );
}

/** A menu of the office behind a button. What is refused stands in it with its reason, also for keyboards and screen readers. */
export function OfficeMenu({ entries, button }: OfficeMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isOpen = useRef(false);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    isOpen.current = true;
    setAnchor(currentTarget);
  };
  const close = () => {
    isOpen.current = false;
    setAnchor(undefined);
  };
  /** The entries can still be pressed while the menu closes: the second press of a double click does nothing. */
  const press = (event: MouseEvent, act?: () => unknown) => {
    if (!isOpen.current) return event.preventDefault();
    close();
    void act?.();
  };
  return (
    <>
      {button({ 'aria-haspopup': 'menu', onClick: open })}
      <Menu
        // Within the page's main part, as what it says belongs to it.
        disablePortal
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { disabledItemsFocusable: true } }}
      >
        {entries.map((entry) =>
          'refusal' in entry ? (
            <RefusedEntry key={entry.key} label={entry.label} refusal={entry.refusal} />
          ) : 'to' in entry ? (
            <MenuItem
              key={entry.key}
              component={RouterLink}
              to={entry.to}
              state={entry.state}
              onClick={(event: MouseEvent) => press(event)}
              sx={entryStyle}
            >
              {entry.label}
            </MenuItem>
          ) : (
            <MenuItem key={entry.key} onClick={(event) => press(event, entry.onChoose)} sx={entryStyle}>
              {entry.label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}
