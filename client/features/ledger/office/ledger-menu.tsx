import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { DonationStatus } from '../../../../rules/donation-states.ts';
import { OfficeMenu } from '../../../components/office/office-menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LedgerDonationFieldsFragment } from './donation-ledger.generated.ts';
import { receiptAddress } from './receipts/receipt-address.ts';
import type { Refused } from './refused-step.tsx';
import { linesAddress } from './statement-address.ts';
import { statusChangeKey } from './status-change-key.ts';

interface LedgerMenuProps {
  donation: LedgerDonationFieldsFragment;
  steps: readonly DonationStatus[];
  /** Other steps, which are not possible. */
  refused: readonly Refused[];
  onStep: (status: DonationStatus) => void;
}

/** What is done seldom with a row of the table, which so is as high as one button. On cards all of it is open. */
export function LedgerMenu({ donation, steps, refused, onStep }: LedgerMenuProps) {
  const { t } = useTranslation();
  const { status, reference, receiptNumber, bankStatementId } = donation;
  const labelOf = (step: DonationStatus) => t(`donations.set.${statusChangeKey(status, step)}`);
  const entries = [
    ...steps.map((step) => ({ key: step, label: labelOf(step), onChoose: () => onStep(step) })),
    ...(receiptNumber
      ? [
          {
            key: 'receipt',
            label: `${t('receipts.number')} ${receiptNumber}`,
            to: receiptAddress(receiptNumber),
          },
        ]
      : []),
    ...refused.map(({ step, refusal }) => {
      return { key: step, label: labelOf(step), refusal: t(`messages.${refusal}`) };
    }),
    ...(refused.length > 0 && bankStatementId
      ? [
          {
            key: 'statement',
            label: t('donations.openStatement'),
            to: linesAddress(bankStatementId, reference),
          },
        ]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
      <OfficeMenu
        entries={entries}
        button={(props) => (
          <IconButton {...props} aria-label={t('contentList.moreActions', { name: reference })}>
            <MoreVert />
          </IconButton>
        )}
      />
    </Box>
  );
}
