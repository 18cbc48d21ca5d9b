import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface OfficeCardProps {
  title: string;
  /** Right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A white card with a title; its children are rows. */
export function OfficeCard({ title, action, children }: OfficeCardProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        overflow: 'hidden',
        '& ul': { m: 0, p: 0, listStyle: 'none' },
        '& li': { borderTop: 1, borderColor: 'divider', px: 2.5, py: 1.5 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 2.5,
          py: 1,
          minHeight: 52,
        }}
      >
        <Typography id={titleId} variant="h4" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
