import { useEffect, useMemo, useState } from 'react';

/** Milliseconds after the last keystroke until what was typed is asked about. */
export const TYPING_PAUSE = 150;

/**
 * What is in the fields of a form once nobody has typed for a moment, so that what is asked about it is not asked at each
 * keystroke; at first at once.
 * @param value of which JSON says all
 */
export function useRested<Value>(value: Value): Value {
  const current = JSON.stringify(value);
  const [rested, setRested] = useState(current);
  useEffect(() => {
    if (current === rested) return;
    const timer = setTimeout(() => setRested(current), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [current, rested]);
  return useMemo(() => JSON.parse(rested), [rested]);
}
