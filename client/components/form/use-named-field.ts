import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the field or the section of a form that the address names behind `#`, also when another is chosen. */
export function useNamedField(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link can be pressed again.
  useEffect(() => {
    const name = decodeURIComponent(hash.slice(1));
    const target = name && (document.getElementsByName(name)[0] ?? document.getElementById(name));
    if (!target) return;
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  }, [hash, key]);
}
