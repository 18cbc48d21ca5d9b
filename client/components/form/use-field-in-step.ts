import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a field in step with the words that the address has, for instance after Back. What was typed before the page was
 * hydrated stays.
 * @returns what the field takes as its `ref`, beside `defaultValue`
 */
export function useFieldInStep(words: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  // Not at the start: the server has drawn these words, and somebody may have typed others since.
  const shown = useRef(words);
  useEffect(() => {
    if (shown.current === words) return;
    shown.current = words;
    if (input.current) input.current.value = words;
  }, [words]);
  return input;
}
