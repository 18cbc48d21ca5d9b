import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { DonationStatus } from '../../../../rules/donation-states.ts';
import { Menu } from '../../../components/dialogs/menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { linesAddress } from './bank-statements/statement-address.ts';
import type { LedgerDonationFieldsFragment } from './donation-ledger.generated.ts';
import { receiptAddress } from './receipts/receipt-address.ts';
import type { Refusal } from './refused-step.tsx';
import { statusChangeKey } from './status-change-key.ts';

interface LedgerMenuProps {
  donation: LedgerDonationFieldsFragment;
  steps: readonly DonationStatus[];
  /** Why other steps are not offered. */
  refusal: Refusal | undefined;
  onStep: (status: DonationStatus) => void;
}

const item = { minHeight: 44, maxWidth: 400, whiteSpace: 'normal' } as const;

/** What is done seldom with a row of the table, which so is as high as one button. On cards all of it is open. */
export function LedgerMenu({ donation, steps, refusal, onStep }: LedgerMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { status, reference, receiptNumber, bankStatementId } = donation;
  if (steps.length === 0 && !refusal && !receiptNumber) return null;
  return (
    <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
      <IconButton
        aria-haspopup="menu"
        aria-label={t('contentList.moreActions', { name: reference })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      {/* Within the page's main part, as what it says belongs to it. */}
      <Menu disablePortal open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {steps.map((step) => (
          <MenuItem
            key={step}
            sx={item}
            onClick={() => {
              setAnchor(undefined);
              onStep(step);
            }}
          >
            {t(`donations.set.${statusChangeKey(status, step)}`)}
          </MenuItem>
        ))}
        {receiptNumber && (
          <MenuItem component={RouterLink} to={receiptAddress(receiptNumber)} sx={item}>
            {t('receipts.number')} {receiptNumber}
          </MenuItem>
        )}
        {refusal && (
          <Box
            component="li"
            role="none"
            sx={{ px: 2, py: 1, maxWidth: 400, whiteSpace: 'normal', color: 'text.secondary' }}
          >
            {t(`messages.${refusal}`)}
          </Box>
        )}
        {refusal && bankStatementId && (
          <MenuItem component={RouterLink} to={linesAddress(bankStatementId, reference)} sx={item}>
            {t('donations.openStatement')}
          </MenuItem>
        )}
      </Menu>
    </Box>
  );
}
