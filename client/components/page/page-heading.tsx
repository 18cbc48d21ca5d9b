import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Drawing } from '../art/drawing.tsx';

interface PageHeadingProps {
  title: string;
  /** A sentence or two below the title. */
  lead?: string;
  /** The page's main action, top right. */
  action?: ReactNode;
  /** Omits the ornament, on administration pages. */
  plain?: boolean;
}

/** A page's `h1`, with a lead and an action. */
export function PageHeading({ title, lead, action, plain = false }: PageHeadingProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: plain ? 3 : 5 }}>
      <Box sx={{ flex: '1 1 320px' }}>
        <Typography variant={plain ? 'h2' : 'h1'} component="h1">
          {title}
        </Typography>
        {!plain && (
          <Box sx={{ mt: 1.5, lineHeight: 0 }}>
            <Drawing of="rangoli" width={200} />
          </Box>
        )}
        {lead && <Typography sx={{ mt: 2, maxWidth: '62ch', color: 'text.secondary' }}>{lead}</Typography>}
      </Box>
      {action}
    </Box>
  );
}
