import type { CashCountState } from '../../../../rules/cash-counts.ts';
import { ToneChip } from '../../../components/office/tone-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const TONES = { DRAFT: 'planned', BOOKED: 'success', VOID: 'quiet' } as const;

/** What has become of a count, as a word. */
export function CountStateChip({ state }: { state: CashCountState }) {
  const { t } = useTranslation();
  return <ToneChip tone={TONES[state]} label={t(`counts.states.${state}`)} />;
}
