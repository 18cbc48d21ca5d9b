import Chip from '@mui/material/Chip';
import type { GiftCountState } from '../../../../rules/gift-counts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** What has become of a count, as a word. */
export function CountStateChip({ state }: { state: GiftCountState }) {
  const { t } = useTranslation();
  return (
    <Chip
      label={t(`counts.states.${state}`)}
      variant={state === 'DRAFT' ? 'outlined' : 'filled'}
      color={state === 'BOOKED' ? 'success' : 'default'}
      sx={{ fontWeight: 600 }}
    />
  );
}
