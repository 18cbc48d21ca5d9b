import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type BankSettings, ibanText } from '../../../rules/bank-details.ts';
import { poundsText } from '../../../rules/money.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CopyButton } from '../ledger/copy-button.tsx';

const row = { py: 1.25, borderTop: 1, borderColor: 'divider' } as const;

const value = {
  m: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  fontSize: '1.25rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;

interface BankRowsProps {
  bank: BankSettings;
  amountPence: number;
  reference: string;
}

/** What a bank asks for a transfer, large enough to be typed off, each with a button that copies it. */
export function BankRows({ bank, amountPence, reference }: BankRowsProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const rows = [
    [t('gift.accountName'), bank.bankAccountName],
    [t('gift.sortCode'), bank.bankSortCode],
    [t('gift.accountNumber'), bank.bankAccountNumber],
    [t('gift.iban'), ibanText(bank.bankIban), bank.bankIban],
    [t('gift.bic'), bank.bankBic],
    // Copied without its sign, as banks take it.
    [t('donations.sum'), money(amountPence), poundsText(amountPence)],
    [t('donations.reference'), reference],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {rows
        .filter(([, text]) => text !== '')
        .map(([label, text, copied = text]) => (
          <Box key={label} sx={row}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={value}>
              {text}
              <CopyButton text={copied} about={label} />
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
