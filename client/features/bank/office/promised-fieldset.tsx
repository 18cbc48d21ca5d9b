import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCurrencySign, useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDonationLedgerQuery } from '../../ledger/office/donation-ledger.generated.ts';
import { SearchWithin } from './search-within.tsx';
import type { Line } from './use-line-acts.ts';
import type { LineDonations, Promised } from './use-line-donations.ts';
import { withChosen } from './with-chosen.ts';

interface PromisedFieldsetProps {
  line: Line;
  donations: LineDonations;
}

/** Finds the donation that was promised: those that fit, or what a search finds. */
export function PromisedFieldset({ line, donations }: PromisedFieldsetProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const sign = useCurrencySign();
  const [sought, setSought] = useState('');
  const { data, loading } = useDonationLedgerQuery({
    variables: { page: 1, pageSize: 8, filter: { search: sought, status: 'PENDING' } },
    skip: sought === '',
    fetchPolicy: 'network-only',
  });
  const suggested = (line.suggestion?.candidates ?? []).map(({ donation, openPence }) => ({
    ...donation,
    openPence,
  }));
  const found = data?.donations.items.map((donation) => ({
    ...donation,
    openPence: donation.amountPence - donation.allocatedPence,
  }));
  const { chosen } = donations;
  const isAdded = (id: number) =>
    donations.added.some(({ payment }) => 'donationId' in payment && payment.donationId === id);
  const fitting: readonly Promised[] = (sought ? (found ?? []) : suggested).filter(({ id }) => !isAdded(id));
  const offered = withChosen(fitting, chosen);
  return (
    <Box>
      <SearchWithin label={t('bank.find')} onSearch={setSought} />
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {loading ? t('bank.finding') : sought && fitting.length === 0 ? t('bank.noneFound') : ''}
      </Typography>
      <RadioGroup
        aria-label={t('bank.chooseOne')}
        value={chosen?.id ?? ''}
        onChange={(_event, value) => {
          const one = offered.find(({ id }) => id === Number(value));
          if (one) donations.choose(one);
        }}
      >
        {offered.map(({ id, typeName, donorName, reference, openPence }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio />}
            sx={{ minHeight: 48, alignItems: 'flex-start', '& .MuiRadio-root': { pt: 0.75 } }}
            label={
              <Box sx={{ py: 0.5 }}>
                {donorName}: {typeName}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {reference} · {t('bank.openAmount', { amount: money(openPence) })}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {chosen && (
        <TextField
          label={`${t('bank.pounds')} (${sign})`}
          value={donations.pounds}
          onChange={({ target: { value } }) => donations.setPounds(value.trim())}
          margin="dense"
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
    </Box>
  );
}
