import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { GIFT_AID_COUNTRY } from '../../../../rules/gift-aid-country.ts';
import { place } from '../../../../rules/place.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ChargeFieldset, type ChosenCharge, chosenPence } from './charge-fieldset.tsx';
import { ClaimFieldset } from './claim-fieldset.tsx';
import { DonationFieldset } from './donation-fieldset.tsx';
import { AddedDonations, MoreOfLine } from './line-donations-fields.tsx';
import { PromisedFieldset } from './promised-fieldset.tsx';
import type { Line, LineActs, SeenClaim } from './use-line-acts.ts';
import { DONATION_KINDS, useLineDonations } from './use-line-donations.ts';

const KINDS = ['PROMISED', 'NEW', 'CHARGE', 'EXCLUDED'] as const;
/** Where the tax office pays Gift Aid. */
const KINDS_WITH_CLAIMS = ['PROMISED', 'NEW', 'CHARGE', 'CLAIM', 'EXCLUDED'] as const;
/** Of money that went out. */
const KINDS_OUT = ['CHARGE'] as const;
type Kind = (typeof KINDS_WITH_CLAIMS)[number];

interface ChooseDialogProps {
  line: Line;
  acts: LineActs;
  onClose: () => void;
}

/** Says what a line is for: a donation that was promised, a new donation, what is owed, or nothing in these books. */
export function ChooseDialog({ line, acts, onClose }: ChooseDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const notify = useNotify();
  const { suggestion, amountPence } = line;
  const isNewDonation = suggestion?.newDonation && suggestion.candidates.length === 0;
  const isOwed = amountPence < 0 || (suggestion?.charges.length && suggestion.candidates.length === 0);
  const [kind, setKind] = useState<Kind>(isOwed ? 'CHARGE' : isNewDonation ? 'NEW' : 'PROMISED');
  const donations = useLineDonations(line, kind === 'NEW' ? 'NEW' : 'PROMISED');
  const [claim, setClaim] = useState<SeenClaim>();
  const [charge, setCharge] = useState<ChosenCharge>();
  const [note, setNote] = useState('');
  const { act, isBusy } = useAct();

  const decide = async (): Promise<boolean> => {
    if (kind === 'EXCLUDED') return acts.exclude(line, note);
    if (kind === 'CHARGE') {
      const pence = charge && chosenPence(line, charge);
      if (charge && pence) return acts.pay(line, [{ chargeId: charge.charge.id, pence }]);
      await notify(t(charge ? 'messages.invalidAmount' : 'bankCharges.required'));
      return false;
    }
    if (kind === 'CLAIM' && claim) return acts.payClaim(line, claim);
    if (kind === 'CLAIM') {
      await notify(t('messages.giftAidClaimRequired'));
      return false;
    }
    const wanted = await donations.all();
    if (typeof wanted === 'object') return acts.pay(line, wanted.payments, wanted.feePence);
    await notify(t(`messages.${wanted}`));
    return false;
  };
  const add = async () => {
    const missing = await donations.add();
    if (missing) await notify(t(`messages.${missing}`));
  };
  const isOfDonations = kind === 'PROMISED' || kind === 'NEW';
  const kindsIn = place.country === GIFT_AID_COUNTRY ? KINDS_WITH_CLAIMS : KINDS;
  const kinds = amountPence < 0 ? KINDS_OUT : kindsIn;
  const labels = {
    CLAIM: t('bankClaims.kind'),
    CHARGE: t(amountPence < 0 ? 'bankCharges.giveBack' : 'bankCharges.kind'),
  };
  return (
    <FormDialog
      title={t('bank.what', { amount: money(amountPence), day: dayText(line.day, true) })}
      isDirty={Boolean(claim || charge || note) || donations.isDirty}
      isBusy={isBusy}
      busyLabel={t('bank.saving')}
      onClose={onClose}
      onSubmit={async (event) => {
        event.preventDefault();
        // Each decision says by itself what was done, or why not.
        await act({ work: decide, onDone: (isDone) => isDone && onClose() });
      }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.description}</Typography>
      <AddedDonations donations={donations} />
      <RadioGroup
        aria-label={t('bank.think')}
        value={kind}
        onChange={(_event, value) => setKind(value as Kind)}
        sx={{ my: 1 }}
      >
        {(donations.added.length > 0 ? DONATION_KINDS : kinds).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={one === 'CLAIM' || one === 'CHARGE' ? labels[one] : t(`bank.kinds.${one}`)}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      {kind === 'PROMISED' && <PromisedFieldset line={line} donations={donations} />}
      {kind === 'CHARGE' && <ChargeFieldset line={line} chosen={charge} onChoose={setCharge} />}
      {kind === 'CLAIM' && <ClaimFieldset chosen={claim} onChoose={setClaim} />}
      {kind === 'NEW' && <DonationFieldset key={donations.entry} donations={donations} />}
      {isOfDonations && <MoreOfLine donations={donations} onAdd={() => void add()} />}
      {kind === 'EXCLUDED' && (
        <TextField
          label={t('bank.note')}
          helperText={t('bank.noteHint')}
          value={note}
          onChange={({ target: { value } }) => setNote(value)}
          fullWidth
          margin="dense"
        />
      )}
    </FormDialog>
  );
}
