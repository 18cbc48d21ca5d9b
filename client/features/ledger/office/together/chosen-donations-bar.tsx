import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PAID_TOGETHER } from '../../../../../rules/paid-together.ts';
import { ChosenRowsBar } from '../../../../components/office/chosen-rows-bar.tsx';
import type { ListChoice } from '../../../../components/office/use-list-choice.ts';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { LedgerDonationFieldsFragment } from '../donation-ledger.generated.ts';
import { PaidTogetherDialog } from './paid-together-dialog.tsx';
import { usePaidTogether } from './use-paid-together.ts';

/** What can be done with the chosen donations: set to Paid together. */
export function ChosenDonationsBar({ choice }: { choice: ListChoice<LedgerDonationFieldsFragment> }) {
  const donations = choice.rows;
  const { t } = useTranslation();
  const money = useMoney();
  const { progress, setPaid } = usePaidTogether();
  const [isAsking, setIsAsking] = useState(false);
  const isTooMany = donations.length > PAID_TOGETHER.maximum;
  const sum = donations.reduce((pence, { amountPence }) => pence + amountPence, 0);
  return (
    <>
      <ChosenRowsBar choice={choice} most={PAID_TOGETHER.maximum} progress={progress}>
        <Typography sx={{ mr: 1, fontVariantNumeric: 'tabular-nums' }}>{money(sum)}</Typography>
        {isTooMany ? (
          <Typography>{t('together.most', { count: PAID_TOGETHER.maximum })}</Typography>
        ) : (
          <Button variant="outlined" color="inherit" onClick={() => setIsAsking(true)} sx={{ px: 2 }}>
            {t('donations.set.PAID')}
          </Button>
        )}
      </ChosenRowsBar>
      {isAsking && (
        <PaidTogetherDialog
          donations={donations}
          onPaid={async (said) => {
            const answered = new Set((await setPaid(donations, said)).map(({ donationId }) => donationId));
            choice.drop(donations.filter(({ id }) => answered.has(id)));
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
