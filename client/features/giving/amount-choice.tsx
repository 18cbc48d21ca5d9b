import Box from '@mui/material/Box';
import { parsePence, poundsText } from '../../../rules/money.ts';
import { ReadyButton } from '../../components/form/ready-button.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface AmountChoiceProps {
  /** Pence. */
  amounts: readonly number[];
  /** The amount field's text. */
  value: string;
  onChoice: (amount: string) => void;
}

/** Three in a row on a phone, six on wider screens; fewer where a large text needs the room. */
const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(max(5.25rem, 30%), 1fr))',
    sm: 'repeat(auto-fill, minmax(max(4.5rem, 14%), 1fr))',
  },
  gap: { xs: 1.25, sm: 1 },
  mb: 2,
} as const;

/** Buttons for amounts that many give; pressing one fills in the amount field, where any other can be typed. */
export function AmountChoice({ amounts, value, onChoice }: AmountChoiceProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
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
          sx={{
            minHeight: 56,
            minWidth: 0,
            px: 0.5,
            fontSize: '1.25rem',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {money(pence)}
        </ReadyButton>
      ))}
    </Box>
  );
}
