import Chip from '@mui/material/Chip';
import { alpha, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Line } from './use-line-acts.ts';

type Tone = 'success' | 'planned' | 'quiet';

const styleOf =
  (tone: Tone) =>
  ({ palette }: Theme) => {
    const colours = {
      success: palette.success.main,
      planned: palette.brand.gold,
      quiet: palette.text.secondary,
    };
    return {
      height: 'auto',
      minHeight: 32,
      fontWeight: 600,
      backgroundColor: alpha(colours[tone], tone === 'planned' ? 0.25 : 0.1),
      color: tone === 'success' ? palette.success.main : palette.text.primary,
      border: `1px solid ${alpha(colours[tone], 0.45)}`,
      '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: '4px' },
    };
  };

/** Why a line is taken for what it is, as a word; never a colour alone. */
export function LineChip({
  line: { suggestion, returned, payments, state, claim, suggestedClaim },
}: {
  line: Line;
}) {
  const { t } = useTranslation();
  const chip = (label: string, tone: Tone) => <Chip label={label} sx={styleOf(tone)} />;
  const [payment] = payments;
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
  if (suggestion?.isSure) return chip(t('bank.sure'), 'success');
  if (suggestion?.reason === 'MISSPELT')
    return chip(t('bank.letters', { count: suggestion.letters }), 'planned');
  if (suggestion) return chip(t(`bank.reasons.${suggestion.reason}`), 'planned');
  return chip(t(state === 'NOT_OURS' ? 'bank.states.NOT_OURS' : 'bank.noMatch'), 'quiet');
}
