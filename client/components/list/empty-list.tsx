import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Permission } from '../../../rules/permissions.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import type { TextKey } from '../../i18n/text-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Drawing } from '../art/drawing.tsx';

interface EmptyListProps {
  text: string;
  /** The address of the form for the first item, shown only to visitors who may add one. */
  add?: { label: TextKey; to: string };
}

/** Shown to visitors instead of an empty list. */
export function EmptyList({ text, add }: EmptyListProps) {
  const { t } = useTranslation();
  const { viewer } = useViewer();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, textAlign: 'center', py: 6 }}>
      <Drawing of="emptyList" width={180} />
      <Typography sx={{ maxWidth: '40ch' }}>{text}</Typography>
      {add && viewer.permissions.includes(Permission.MANAGE_CONTENT) && (
        <Button component={Link} to={add.to} variant="contained">
          {t(add.label)}
        </Button>
      )}
    </Box>
  );
}
