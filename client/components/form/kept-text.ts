import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What was typed into a form and not saved. */
interface KeptText {
  /** When the form was opened in which it was typed, and when it was typed last, in milliseconds. */
  begunAt: number;
  at: number;
  values: FieldValues;
}

const PREFIX = 'typed ';

function read(key: string): KeptText | undefined {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, kept: KeptText | undefined): void {
  try {
    if (kept) localStorage.setItem(PREFIX + key, JSON.stringify(kept));
    else localStorage.removeItem(PREFIX + key);
  } catch {
    // A browser may refuse storage; then a reload begins anew.
  }
}

/** Throws away what any form has kept on this device, for somebody who leaves it. */
export function forgetAllKeptText(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

/**
 * Keeps what is typed into a form on this device until it is saved or thrown away, so that it survives a reload, a lost
 * connection and the end of the session. Only for forms whose text visitors may read one day: never for passwords or
 * profiles.
 * @param keyAtFirst of the form and its record, with whom it belongs to
 */
export function useKeptText(form: UseFormReturn, keyAtFirst: string) {
  // When the session ends the form stays, although nobody is signed in.
  const [key] = useState(keyAtFirst);
  const [found, setFound] = useState<KeptText>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `form` is the same for the life of the component.
  useEffect(() => {
    let begun = JSON.stringify(form.getValues());
    /** Whether what is kept was typed here, and not found. */
    let isTyped = false;
    const begunAt = Date.now();
    const kept = read(key);
    if (kept && JSON.stringify(kept.values) !== begun) setFound(kept);
    const { unsubscribe } = form.watch((values, { name }) => {
      // Another version of the record has taken its place: what was typed is given up, what was found is not.
      if (name === undefined) {
        begun = JSON.stringify(values);
        if (isTyped) write(key, undefined);
        isTyped = false;
        return;
      }
      isTyped = true;
      write(key, JSON.stringify(values) === begun ? undefined : { begunAt, at: Date.now(), values });
    });
    return () => {
      unsubscribe();
      // A page that is left by a link was saved, or its text was given up on a question.
      write(key, undefined);
    };
  }, [key]);

  return {
    /** What was found here; undefined when there is nothing. */
    found: found && { typedAt: new Date(found.at), begunAt: new Date(found.begunAt) },
    putBack() {
      for (const [name, value] of Object.entries(found?.values ?? {}))
        form.setValue(name, value, { shouldDirty: true });
      setFound(undefined);
    },
    throwAway() {
      write(key, undefined);
      setFound(undefined);
    },
  };
}
