import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUsedPages } from '../../components/page/page-parts.ts';

interface SectionLinkProps {
  to: string;
  onDark?: boolean;
  children: ReactNode;
}

/** The link from a section of the home page to the page with all of its content. */
export function SectionLink({ to, onDark = false, children }: SectionLinkProps) {
  const isUsed = useUsedPages();
  if (!isUsed(to)) return null;
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
