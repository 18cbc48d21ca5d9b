import { useApolloClient } from '@apollo/client/react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { TYPING_PAUSE } from '../../../../components/form/use-rested.ts';
import { DeskField } from '../desk-field.tsx';
import { findDonors, type DonorOption as Option } from './find-donors.ts';
import { FoundDonor } from './found-donor.tsx';

/** A donor who is known, somebody new by their name, or nobody with an empty one. */
export interface ChosenDonor {
  donorId: number | null;
  donorName: string;
}

export const NOBODY: ChosenDonor = { donorId: null, donorName: '' };

interface DonorFieldProps {
  label: string;
  hint: string;
  chosen: ChosenDonor;
  onChoose: (donor: ChosenDonor) => void;
  /** Called when Enter has chosen somebody. */
  onNext?: () => void;
  /** Whether a name that nobody has may be typed. */
  allowsNew?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** For a form that is sent right after a name was typed: who that turns out to be. */
  settling?: RefObject<Promise<ChosenDonor> | null>;
  /** Told whether something is typed of which nobody knows yet who it is; a form would lose it. Always the same function. */
  onTyping?: (isTyping: boolean) => void;
}

/**
 * Finds a donor by a part of the name or postcode. Enter takes the first that is shown, also when it is pressed before
 * the answer has come.
 */
export function DonorField(props: DonorFieldProps) {
  const { label, hint, chosen, onChoose, onNext, allowsNew = false, inputRef, settling, onTyping } = props;
  const client = useApolloClient();
  const [typed, setTyped] = useState(chosen.donorName);
  const [shown, setShown] = useState<{ search: string; options: Option[] }>({ search: '', options: [] });
  const highlighted = useRef<Option | null>(null);
  /** Whether what is typed has been chosen. Enter leaves the field at once, before the field is drawn anew. */
  const isSettled = useRef(true);
  /** For what Enter awaits the answer; it counts no more when something else is typed, or the field is left. */
  const awaited = useRef<string | null>(null);
  /** Counts what makes an answer late: more was typed, somebody was chosen, or the field is another envelope's. */
  const turn = useRef(0);
  const own = useRef(chosen);
  const search = typed.trim();
  const isChosen = search === chosen.donorName;

  // Another envelope, or one that is changed.
  const [last, setLast] = useState(chosen);
  if (last !== chosen) {
    setLast(chosen);
    setTyped(chosen.donorName);
  }

  useEffect(() => {
    if (chosen !== own.current) turn.current += 1;
  }, [chosen]);

  useEffect(() => {
    onTyping?.(!isChosen);
    return () => onTyping?.(false);
  }, [onTyping, isChosen]);

  useEffect(() => {
    if (!search || isChosen) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      findDonors(client, search, allowsNew).then(
        (options) => isCurrent && setShown({ search, options }),
        // Without an answer the name can still be typed.
        () => undefined,
      );
    }, TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, search, isChosen, allowsNew]);

  const say = (donor: ChosenDonor) => {
    own.current = donor;
    onChoose(donor);
  };
  const choose = ({ id, name }: Option): ChosenDonor => {
    const donor = { donorId: id, donorName: name };
    isSettled.current = true;
    turn.current += 1;
    if (settling) settling.current = null;
    setTyped(name);
    say(donor);
    return donor;
  };

  const onKeyDown = async (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    if (!search) {
      isSettled.current = true;
      say({ ...NOBODY });
    } else if (!isChosen) {
      if (awaited.current === search) return;
      awaited.current = search;
      const isCurrent = shown.search === search;
      const options = isCurrent ? shown.options : await findDonors(client, search, allowsNew).catch(() => []);
      if (awaited.current !== search) return;
      awaited.current = null;
      const option = options.find((one) => one === highlighted.current) ?? options[0];
      if (!option) return;
      choose(option);
    }
    onNext?.();
  };

  /**
   * Left with a name that nobody has chosen: it is the one who is called just so, or somebody new, or, where nobody new
   * may be typed, nobody until one is chosen.
   */
  const settle = async (): Promise<ChosenDonor> => {
    if (!search) {
      say({ ...NOBODY });
      return NOBODY;
    }
    const newOne = { donorId: null, donorName: search };
    const isShown = shown.search === search;
    // Until the answer comes; the envelope may be finished before.
    if (!isShown && allowsNew) say(newOne);
    turn.current += 1;
    const left = turn.current;
    const options = isShown ? shown.options : await findDonors(client, search, allowsNew).catch(() => []);
    const option = options.find(({ name }) => name.toLowerCase() === search.toLowerCase());
    if (!option && !allowsNew) return NOBODY;
    const settled = option ? { donorId: option.id, donorName: option.name } : newOne;
    if (turn.current === left) {
      setTyped(settled.donorName);
      say(settled);
    }
    return settled;
  };
  const onBlur = () => {
    if (isSettled.current) return;
    isSettled.current = true;
    awaited.current = null;
    const settled = settle();
    if (settling) settling.current = settled;
  };

  return (
    <Autocomplete<Option, false, true, true>
      freeSolo
      autoHighlight
      disableClearable
      options={shown.search === search && !isChosen ? shown.options : []}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : (option.id ?? 'new'))}
      inputValue={typed}
      onInputChange={(_event, value, reason) => {
        if (reason !== 'input') return;
        isSettled.current = false;
        awaited.current = null;
        turn.current += 1;
        if (settling) settling.current = null;
        setTyped(value);
        // A form may be sent at any moment: who was chosen before is not whom it says now.
        if (chosen.donorId !== null) {
          setLast(NOBODY);
          say(NOBODY);
        }
      }}
      onHighlightChange={(_event, option) => {
        highlighted.current = option;
      }}
      onChange={(_event, option) => {
        if (typeof option === 'string') return;
        choose(option);
        onNext?.();
      }}
      onBlur={onBlur}
      renderOption={({ key, ...itemProps }, donor) => (
        <Box component="li" key={key} {...itemProps} sx={{ minHeight: 44 }}>
          <FoundDonor donor={donor} />
        </Box>
      )}
      renderInput={({ id, slotProps }) => (
        <DeskField label={label} hint={hint} inputId={id}>
          {(input) => (
            <OutlinedInput
              ref={slotProps.input.ref}
              inputRef={inputRef}
              onKeyDown={(event) => void onKeyDown(event)}
              inputProps={{ ...slotProps.htmlInput, ...input }}
            />
          )}
        </DeskField>
      )}
    />
  );
}
