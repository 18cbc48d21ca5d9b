import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  /** A sentence or two below the title. */
  lead?: string;
  /** The page's main action, top right. */
  action?: ReactNode;
  /** Administration pages go without the ornament. */
  plain?: boolean;
}

/** A flame between two strings of marigolds: the public pages' headings carry it. */
function Ornament() {
  return (
    <Box
      component="svg"
      viewBox="0 0 132 24"
      width={132}
      height={24}
      aria-hidden
      sx={{ display: 'block', mt: 1, color: 'brand.saffron', fill: 'currentColor' }}
    >
      {[4, 18, 32, 100, 114, 128].map((x) => (
        <circle key={x} cx={x} cy={16} r={3} />
      ))}
      <path d="M66 1c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z" />
      <Box
        component="path"
        d="M50 15h32c-2 6-8 9-16 9s-14-3-16-9z"
        sx={{ color: 'primary.main', fill: 'currentColor' }}
      />
    </Box>
  );
}

/** A page's `h1` with what belongs to it. */
export function PageHeading({ title, lead, action, plain = false }: PageHeadingProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: plain ? 3 : 5 }}>
      <Box sx={{ flex: '1 1 320px' }}>
        <Typography variant={plain ? 'h2' : 'h1'} component="h1">
          {title}
        </Typography>
        {!plain && <Ornament />}
        {lead && <Typography sx={{ mt: 2, maxWidth: '62ch', color: 'text.secondary' }}>{lead}</Typography>}
      </Box>
      {action}
    </Box>
  );
}
