import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  children: ReactNode;
  /** `status` announces changes politely. */
  role?: 'status';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, role }: VisuallyHiddenProps) {
  return (
    <span role={role} className="visually-hidden">
      {children}
    </span>
  );
}
