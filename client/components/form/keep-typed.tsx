import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { keepTyped } from './typed-before.ts';

/** Around a form that the server has drawn and that comes alive with its page: what was typed before stays. */
export function KeepTyped({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React takes events as they should be only when it has finished what it does.
    if (root.current) queueMicrotask(keepTyped(root.current));
  }, []);
  return <div ref={root}>{children}</div>;
}
