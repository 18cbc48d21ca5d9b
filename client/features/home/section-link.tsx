import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface SectionLinkProps {
  to: string;
  onDark?: boolean;
  children: ReactNode;
}

/** The way from a part of the home page to the page that has all of it. */
export function SectionLink({ to, onDark = false, children }: SectionLinkProps) {
  return (
    <MuiLink
      component={Link}
      to={to}
      sx={{
        display: 'inline-block',
        fontWeight: 600,
        minHeight: 44,
        alignContent: 'center',
        color: onDark ? 'brand.gold' : undefined,
        textDecorationColor: onDark ? 'currentColor' : undefined,
      }}
    >
      {children}
    </MuiLink>
  );
}
