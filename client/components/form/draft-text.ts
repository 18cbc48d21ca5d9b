import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFrom, putBack, textsOf } from './changed-values.ts';
import { removeKeptPage } from './kept-page.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** What was typed into a form and not saved. */
interface DraftText {
  /** When the form was opened in which it was typed, and when it was typed last, in milliseconds. */
  begunAt: number;
  at: number;
  /** Of the fields that were changed. */
  values: FieldValues;
}

/** On the device, or until the tab is closed. */
type Place = 'localStorage' | 'sessionStorage';

/** Begins the names of what is kept on this device for whoever works here: it is thrown away when they leave it. */
export const KEPT_HERE = 'typed ';

/** Fields that are never stored: secrets, and what the law protects most, with the consent to its use. */
const NEVER_KEPT = /password|^(code|religion|castes?|consent)$/i;

const keepable = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !NEVER_KEPT.test(name)));

function read(place: Place, key: string): DraftText | undefined {
  try {
    return JSON.parse(window[place].getItem(KEPT_HERE + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The keys of what is kept in a place. */
function keysIn(place: Place): readonly string[] {
  const all = Array.from({ length: window[place].length }, (_, i) => window[place].key(i) ?? '');
  return all.filter((key) => key.startsWith(KEPT_HERE)).map((key) => key.slice(KEPT_HERE.length));
}

/** What was typed last of all that tabs have kept of a form and that is still to be saved, by which key. */
function newestOf(
  place: Place,
  form: string,
  isToSave: (values: FieldValues) => boolean,
): { key: string; kept: DraftText } | undefined {
  try {
    const isOfTab = (key: string) => place === 'localStorage' && key.startsWith(`${form} `);
    const keys = keysIn(place).filter((key) => key === form || isOfTab(key));
    const found = keys.flatMap((key) => {
      const kept = read(place, key);
      return kept && isToSave(kept.values) ? [{ key, kept }] : [];
    });
    return found.sort((one, other) => other.kept.at - one.kept.at)[0];
  } catch {
    return undefined;
  }
}

/** @returns whether it was done: a browser may refuse storage; then a reload begins anew */
function write(place: Place, key: string, kept: DraftText | undefined): boolean {
  try {
    if (kept) window[place].setItem(KEPT_HERE + key, JSON.stringify(kept));
    else window[place].removeItem(KEPT_HERE + key);
    return true;
  } catch {
    return false;
  }
}

const isEmpty = (values: FieldValues) => Object.keys(values).length === 0;

/** Throws away what any form and the list at the door have kept on this device, for somebody who leaves it. */
export function forgetAllDraftText(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const)
    try {
      for (const key of keysIn(place)) write(place, key, undefined);
    } catch {
      // Without storage nothing was kept.
    }
  void removeKeptPage();
}

/**
 * What is typed on the device is kept for each tab apart: two tabs may have the same form open, and the one that saves must
 * not take away what the other still has to save.
 * @param onFound called once, with what was typed here before, and by which key it is kept
 */
function useKept(
  form: UseFormReturn,
  place: Place,
  keyAtFirst: string,
  onFound: (kept: DraftText, key: string) => void,
) {
  // When the session ends the form stays, although nobody is signed in.
  const [formKey] = useState(keyAtFirst);
  const own = useRef(formKey);
  const [isKept, setIsKept] = useState(false);
  /** Whether what is kept was typed here, and not found. */
  const isTyped = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `form` is the same for the life of the component.
  useEffect(() => {
    const { pathname } = window.location;
    let begun = textsOf(form.getValues());
    const begunAt = Date.now();
    const earlier = newestOf(place, formKey, (values) => !isEmpty(changedFrom(begun, values)));
    const key = place === 'localStorage' ? `${formKey} ${begunAt}` : formKey;
    own.current = key;
    const keep = (values: FieldValues) => {
      const isChanged = !isEmpty(values);
      const isWritten = write(place, key, isChanged ? { begunAt, at: Date.now(), values } : undefined);
      setIsKept(isChanged && isWritten);
    };
    const { unsubscribe } = form.watch((all, { name }) => {
      // Another version of the record has taken its place: what was typed is given up unless it is still in the form, what
      // was found is not.
      if (name === undefined) begun = textsOf({ ...all, ...form.control._defaultValues });
      const changed = changedFrom(begun, keepable(all));
      if (isTyped.current || name !== undefined) keep(changed);
      isTyped.current = name !== undefined || (isTyped.current && !isEmpty(changed));
    });
    if (earlier) onFound(earlier.kept, earlier.key);
    return () => {
      unsubscribe();
      // A page that is left by a link was saved, or its text was given up on a question. Where the address stays, the
      // page has crashed.
      if (window.location.pathname !== pathname) write(place, key, undefined);
    };
  }, [formKey]);

  return {
    /** Whether something that was typed here is stored. */
    isKept,
    forget() {
      write(place, own.current, undefined);
      isTyped.current = false;
      setIsKept(false);
    },
  };
}

/**
 * Keeps what is typed into a form of the office on this device until it is saved or thrown away, so that it survives a
 * reload, a crash, a lost connection and the end of the session. Only for forms whose text visitors may read one day.
 * @param key of the form and its record, with whom it belongs to
 */
export function useDraftText(form: UseFormReturn, key: string) {
  const [found, setFound] = useState<{ kept: DraftText; key: string }>();
  const { forget } = useKept(form, 'localStorage', key, (kept, by) => setFound({ kept, key: by }));
  const take = () => {
    if (found) write('localStorage', found.key, undefined);
    setFound(undefined);
  };
  return {
    /** What was found here; undefined when there is nothing. */
    found: found && { typedAt: new Date(found.kept.at), begunAt: new Date(found.kept.begunAt) },
    /** From then on it is kept as what was typed here. */
    putBack() {
      take();
      putBack(form, found?.kept.values ?? {});
    },
    /** What was found, and what was typed here. */
    throwAway() {
      forget();
      take();
    },
    /** To be called after a save: what was found and not taken may be of another tab, which still has it open. */
    forget,
  };
}

/** What is kept of a form until it is sent: `DraftNotice` says so. */
export interface Draft {
  isKept: boolean;
  /** Empties the form, and what is kept of it. */
  throwAway: () => void;
  /** To be called after a save. */
  forget: () => void;
}

/**
 * Keeps what a visitor types into a form until it is sent, so that it survives a reload, a crash, a new release and a lost
 * connection: in this tab alone, which others who use the device do not see, and never passwords, codes, religion or caste.
 * It is put back when the form is opened again. Before it is lost by leaving the page, the visitor is asked.
 * @param key of the form and its record, with whom it belongs to
 * @param onBack called once it is put back, with the names of its fields
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
  onBack?: (names: string[]) => void,
): Draft {
  const untyped = form as unknown as UseFormReturn;
  const allowLeaving = useUnsavedWarning(form.formState.isDirty);
  const kept = useKept(untyped, 'sessionStorage', key, ({ values }) => {
    putBack(untyped, values);
    onBack?.(Object.keys(values));
  });
  return {
    isKept: kept.isKept,
    throwAway() {
      form.reset();
      kept.forget();
    },
    forget() {
      allowLeaving();
      kept.forget();
    },
  };
}
