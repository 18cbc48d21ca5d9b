import type { ClaimState } from '../../../../rules/gift-aid-claims.ts';
import { ToneChip } from '../../../components/office/tone-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const TONES = { PREPARED: 'planned', SENT: 'planned', PAID: 'success', VOID: 'quiet' } as const;

/** What has become of a claim. */
export function ClaimChip({ state }: { state: ClaimState }) {
  const { t } = useTranslation();
  return <ToneChip tone={TONES[state]} label={t(`giftAidClaims.states.${state}`)} />;
}
