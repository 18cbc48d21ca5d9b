import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface NamedRowProps {
  name: string;
  facts: ReactNode;
  /** What can be done about it; buttons are described by the element with that id. */
  children: (nameId: string) => ReactNode;
}

/** A row of a short list: what it is, facts about it in smaller letters, and at the end a button. */
export function NamedRow({ name, facts, children }: NamedRowProps) {
  const nameId = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography id={nameId} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts}
        </Typography>
      </div>
      {children(nameId)}
    </Box>
  );
}
