import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Drawing } from '../art/drawing.tsx';
import { AddLink, type AddLinkProps } from './add-link.tsx';

interface EmptyListProps {
  text: string;
  /** Where administrators add the first one. */
  add?: AddLinkProps;
}

/** Shown to visitors instead of an empty list. */
export function EmptyList({ text, add }: EmptyListProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, textAlign: 'center', py: 6 }}>
      <Drawing of="emptyList" width={180} />
      <Typography sx={{ maxWidth: '40ch' }}>{text}</Typography>
      {add && <AddLink {...add} />}
    </Box>
  );
}
