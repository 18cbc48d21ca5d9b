import Chip from '@mui/material/Chip';
import type { ClaimState } from '../../../../../rules/gift-aid-claims.ts';
import { toneStyle } from '../../../../components/office/state-chip.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';

const TONES = { MADE: 'planned', SENT: 'planned', PAID: 'success', UNDONE: 'quiet' } as const;

/** What has become of a claim. */
export function ClaimChip({ state }: { state: ClaimState }) {
  const { t } = useTranslation();
  return <Chip label={t(`giftAidClaims.states.${state}`)} sx={toneStyle(TONES[state])} />;
}
