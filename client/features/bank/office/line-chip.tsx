import Typography from '@mui/material/Typography';
import { type Tone, ToneChip } from '../../../components/office/tone-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Line } from './use-line-acts.ts';

/** Why a line is taken for what it is, as a word; never a colour alone. */
export function LineChip({
  line: { suggestion, returned, payments, chargePayments, state, claim, suggestedClaim },
}: {
  line: Line;
}) {
  const { t } = useTranslation();
  const chip = (label: string, tone: Tone) => <ToneChip tone={tone} label={label} />;
  const [payment] = [...payments, ...chargePayments];
  const confirmed = (label: string) => (
    <>
      {chip(label, 'success')}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('bank.isConfirmed')}
      </Typography>
    </>
  );
  if (payment) return confirmed(t(`bank.reasons.${payment.reason}`));
  if (claim) return confirmed(t('bankClaims.chip'));
  if (suggestedClaim) return chip(t('bankClaims.chip'), 'planned');
  if (returned) return chip(t('bank.reasons.RETURNED'), 'planned');
  if (suggestion?.isCertain) return chip(t('bank.certain'), 'success');
  if (suggestion?.reason === 'MISSPELT')
    return chip(t('bank.letters', { count: suggestion.letters }), 'planned');
  if (suggestion) return chip(t(`bank.reasons.${suggestion.reason}`), 'planned');
  return chip(t(state === 'EXCLUDED' ? 'bank.states.EXCLUDED' : 'bank.noMatch'), 'quiet');
}
