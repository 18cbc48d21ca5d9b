import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { parsePence, poundsText } from '../../../../rules/money.ts';
import { useCurrencySign, useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useChargeName } from '../../charges/office/charge-name.ts';
import { useChargesQuery } from '../../charges/office/charges.generated.ts';
import type { BankChargeFieldsFragment } from './bank-lines.generated.ts';
import { SearchWithin } from './search-within.tsx';
import type { Line } from './use-line-acts.ts';
import { withChosen } from './with-chosen.ts';

/** What is owed, and the amount of the line for it as it was typed; null for as much as fits. */
export interface ChosenCharge {
  charge: BankChargeFieldsFragment;
  pounds: string | null;
}

/** What is left of a charge for a line: what is open, or of money that went out what may be given back. */
const leftOf = ({ amountPence }: Line, { openPence, returnablePence }: BankChargeFieldsFragment) =>
  amountPence < 0 ? returnablePence : openPence;

const mostOf = (line: Line, charge: BankChargeFieldsFragment) =>
  Math.min(leftOf(line, charge), Math.abs(line.amountPence) - line.allocatedPence);

/** Pence that are typed; null for none that can be read. */
export function chosenPence(line: Line, { charge, pounds }: ChosenCharge): number | null {
  return pounds === null ? mostOf(line, charge) : parsePence(pounds) || null;
}

interface ChargeFieldsetProps {
  line: Line;
  chosen: ChosenCharge | undefined;
  onChoose: (chosen: ChosenCharge) => void;
}

/** Finds what is owed for a hire or for places: what fits, or what a search finds. */
export function ChargeFieldset({ line, chosen, onChoose }: ChargeFieldsetProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const sign = useCurrencySign();
  const nameOf = useChargeName();
  const [sought, setSought] = useState('');
  const isBack = line.amountPence < 0;
  const { data, loading } = useChargesQuery({
    // A deposit may be given back before the hire is over.
    variables: { search: sought, tab: isBack ? null : 'OPEN', pageSize: 20 },
    skip: sought === '',
    fetchPolicy: 'network-only',
  });
  const fitting: readonly BankChargeFieldsFragment[] = sought
    ? (data?.charges.items ?? [])
    : (line.suggestion?.charges ?? []).map(({ charge }) => charge);
  const found = fitting.filter((charge) => leftOf(line, charge) > 0);
  const offered = withChosen(found, chosen?.charge);
  const none = t(isBack ? 'bankCharges.noneBack' : 'bankCharges.noneFound');
  return (
    <Box>
      <SearchWithin label={t('bankCharges.find')} onSearch={setSought} />
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {loading ? t('bankCharges.finding') : sought && found.length === 0 ? none : ''}
      </Typography>
      <RadioGroup
        aria-label={t('bankCharges.chooseOne')}
        value={chosen?.charge.id ?? ''}
        onChange={(_event, value) => {
          const charge = offered.find(({ id }) => id === Number(value));
          if (charge) onChoose({ charge, pounds: null });
        }}
      >
        {offered.map((charge) => (
          <FormControlLabel
            key={charge.id}
            value={charge.id}
            control={<Radio />}
            sx={{ minHeight: 48, alignItems: 'flex-start', '& .MuiRadio-root': { pt: 0.75 } }}
            label={
              <Box sx={{ py: 0.5 }}>
                {nameOf(charge)}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {charge.payerName} · {charge.reference} ·{' '}
                  {t(isBack ? 'bankCharges.returnable' : 'bankCharges.open', {
                    amount: money(leftOf(line, charge)),
                  })}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {chosen && (
        <TextField
          label={`${t('bank.pounds')} (${sign})`}
          value={chosen.pounds ?? poundsText(mostOf(line, chosen.charge))}
          onChange={({ target: { value } }) => onChoose({ ...chosen, pounds: value.trim() })}
          margin="dense"
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
    </Box>
  );
}
