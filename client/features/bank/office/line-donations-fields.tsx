import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS } from '../../../../rules/limits.ts';
import { useCurrencySign, useMoney } from '../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LineDonations } from './use-line-donations.ts';

/** The donations of a line that were added already. */
export function AddedDonations({ donations }: { donations: LineDonations }) {
  const { t } = useTranslation();
  const money = useMoney();
  if (donations.added.length === 0) return null;
  return (
    <Box component="section" sx={{ my: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('bank.donationsSoFar')}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {donations.added.map(({ key, name, payment }) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{money(payment.pence)}</Typography>
            <Button onClick={() => donations.remove(key)}>
              {t('bank.removeDonation')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface MoreOfLineProps {
  donations: LineDonations;
  onAdd: () => void;
}

/** For a line of several donations: another one, the fee that was kept of them, folded away until it is used, and what is left. */
export function MoreOfLine({ donations, onAdd }: MoreOfLineProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const sign = useCurrencySign();
  const { added, fee, giftsPence, feePence, leftPence } = donations;
  const values = {
    donations: money(giftsPence),
    fee: money(feePence ?? 0),
    left: money(leftPence),
    over: money(-leftPence),
  };
  const sums = leftPence < 0 ? 'sumsOver' : 'sums';
  const sumsWithFee = leftPence < 0 ? 'sumsFeeOver' : 'sumsFee';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {added.length < LIMITS.bankPaymentsMaximum - 1 && (
          <Button variant="outlined" onClick={onAdd}>
            {t('bank.addAnother')}
          </Button>
        )}
        {fee === null && <Button onClick={() => donations.setFee('')}>{t('bank.feeKept')}</Button>}
      </Box>
      {fee !== null && (
        <TextField
          label={t('bank.fee', { sign })}
          helperText={t('bank.feeHint')}
          value={fee}
          onChange={({ target: { value } }) => donations.setFee(value.trim())}
          autoFocus
          fullWidth
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
      {(added.length > 0 || fee !== null) && (
        <Typography
          role="status"
          sx={{ mt: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          color={leftPence < 0 ? 'error' : undefined}
        >
          {t(`bank.${feePence ? sumsWithFee : sums}`, values)}
        </Typography>
      )}
    </>
  );
}
