import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../components/art/empty-state.tsx';

/** A list for visitors with nothing in it yet. */
export function EmptyList({ text }: { text: string }) {
  return (
    <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      <EmptyState />
      <Typography sx={{ maxWidth: '40ch' }}>{text}</Typography>
    </Stack>
  );
}
