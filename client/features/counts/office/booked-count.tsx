import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { FactRows } from '../../../components/page/fact-rows.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type CashCountDetailsFieldsFragment, useCopyCashCountMutation } from './cash-counts.generated.ts';
import { countAddress } from './count-address.ts';
import { CountRowTable } from './count-rows.tsx';
import { VoidCountDialog } from './void-count-dialog.tsx';

/** A count that is in the ledger, or was. */
export function BookedCount({ count }: { count: CashCountDetailsFieldsFragment }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { act, isBusy } = useAct();
  const navigate = useAsyncNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [copy] = useCopyCashCountMutation();
  const { countedPence, countedBy, countedWith, explanation, rowsPence, bankPence, rowCount } = count;
  const typeAgain = () =>
    act({
      work: () => copy({ variables: { id: count.id } }),
      onDone: async ({ data }) => data && (await navigate(countAddress(data.copyCashCount.id))),
    });
  const facts = [
    [t('counts.countedBy'), countedBy && t('counts.by', { one: countedBy, other: countedWith })],
    [t('counts.ofCounted'), countedPence !== null && money(countedPence)],
    [`${t('counts.soFar')} (${rowCount})`, money(rowsPence + bankPence)],
    [t('counts.explanation'), explanation],
  ] as const;
  return (
    <>
      <FactRows facts={facts.filter(([, value]) => value)} />
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t('counts.bookedBy', { name: count.bookedByName })}
        {count.bookedAt && (
          <>
            , <Moment at={count.bookedAt} withTime />
          </>
        )}
      </Typography>
      {count.voidedAt && (
        <Typography color="textSecondary">
          {t('counts.voidedBy', { name: count.voidedByName, reason: count.voidedReason })},{' '}
          <Moment at={count.voidedAt} withTime />
        </Typography>
      )}
      <Box sx={{ my: 2 }}>
        {count.voidedAt ? (
          <>
            {count.copyId ? (
              <Button variant="contained" component={RouterLink} to={countAddress(count.copyId)}>
                {t('counts.openCopy')}
              </Button>
            ) : (
              <Button variant="contained" disabled={isBusy} onClick={() => void typeAgain()}>
                {t('counts.copy')}
              </Button>
            )}
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {t(count.copyId ? 'counts.copied' : 'counts.copyHint')}
            </Typography>
          </>
        ) : (
          <Button variant="outlined" onClick={() => setIsAsking(true)}>
            {t('counts.undo')}
          </Button>
        )}
      </Box>
      <CountRowTable rows={count.rows} />
      {isAsking && <VoidCountDialog id={count.id} onClose={() => setIsAsking(false)} />}
    </>
  );
}
