import Box from '@mui/material/Box';
import { parsePence, poundsText } from '../../../rules/money.ts';
import { ReadyButton } from '../../components/form/ready-button.tsx';
import { useMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface AmountChoiceProps {
  /** Pence. */
  amounts: readonly number[];
  /** The amount field's text. */
  value: string;
  onChoice: (amount: string) => void;
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: 1.5,
  mb: 2,
} as const;

/** Buttons for amounts that many give; pressing one fills in the amount field, where any other can be typed. */
export function AmountChoice({ amounts, value, onChoice }: AmountChoiceProps) {
  const { t } = useTranslation();
  const money = useMoney();
  if (amounts.length === 0) return null;
  const chosen = parsePence(value);
  return (
    <Box role="group" aria-label={t('give.suggested')} sx={row}>
      {amounts.map((pence) => (
        <ReadyButton
          key={pence}
          variant={pence === chosen ? 'contained' : 'outlined'}
          aria-pressed={pence === chosen}
          onClick={() => onChoice(poundsText(pence))}
          sx={{ minHeight: 48, px: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {money(pence)}
        </ReadyButton>
      ))}
    </Box>
  );
}
