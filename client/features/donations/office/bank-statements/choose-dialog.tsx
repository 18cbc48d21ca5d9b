import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { GIFT_AID_COUNTRY } from '../../../../../rules/gift-aid-country.ts';
import { parsePence } from '../../../../../rules/money.ts';
import { place } from '../../../../../rules/place.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../../../components/dialogs/notify.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { ChosenDonor } from '../donors/donor-field.tsx';
import { ClaimFieldset } from './claim-fieldset.tsx';
import { GiftFieldset } from './gift-fieldset.tsx';
import { type Chosen, PromisedFieldset } from './promised-fieldset.tsx';
import type { GiftFields, Line, LineActs, SeenClaim } from './use-line-acts.ts';
import { useLineDay } from './use-statement-days.ts';

const KINDS = ['PROMISED', 'GIFT', 'NOT_OURS'] as const;
/** Where the tax office pays Gift Aid. */
const KINDS_WITH_CLAIMS = ['PROMISED', 'GIFT', 'CLAIM', 'NOT_OURS'] as const;
type Kind = (typeof KINDS_WITH_CLAIMS)[number];

interface ChooseDialogProps {
  line: Line;
  acts: LineActs;
  onClose: () => void;
}

/** Says what a line is for: a donation that was promised, a new gift, or nothing in these books. */
export function ChooseDialog({ line, acts, onClose }: ChooseDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const notify = useNotify();
  const { suggestion, amountPence, allocatedPence } = line;
  const isGift = suggestion?.gift && suggestion.candidates.length === 0;
  const [kind, setKind] = useState<Kind>(isGift ? 'GIFT' : 'PROMISED');
  const [chosen, setChosen] = useState<Chosen>();
  const [offered] = useState<GiftFields>({
    donorId: suggestion?.gift?.donorId ?? null,
    donorName: suggestion?.gift?.donorName ?? '',
    subTypeId: suggestion?.gift?.subTypeId ?? 0,
    email: suggestion?.gift?.email ?? '',
  });
  const [gift, setGift] = useState(offered);
  const settling = useRef<Promise<ChosenDonor> | null>(null);
  const [claim, setClaim] = useState<SeenClaim>();
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const decide = async (): Promise<boolean> => {
    if (kind === 'NOT_OURS') return acts.setNotOurs(line, note);
    if (kind === 'CLAIM' && claim) return acts.payClaim(line, claim);
    if (kind === 'CLAIM') {
      await notify(t('messages.giftAidClaimRequired'));
      return false;
    }
    // Save may be pressed before it is known who is called what was just typed.
    if (kind === 'GIFT') return acts.enterGift(line, { ...gift, ...(await settling.current) });
    const pence = chosen && parsePence(chosen.pounds);
    if (pence) return acts.pay(line, chosen.donationId, pence);
    await notify(t(chosen ? 'messages.invalidAmount' : 'messages.bankDonationRequired'));
    return false;
  };
  return (
    <FormDialog
      title={t('bank.what', { amount: money(amountPence), day: dayText(line.day, true) })}
      isDirty={Boolean(chosen || claim || note) || gift !== offered}
      isBusy={isBusy}
      busyLabel={t('bank.saving')}
      onClose={onClose}
      onSubmit={async (event) => {
        event.preventDefault();
        setIsBusy(true);
        if (await decide()) onClose();
        else setIsBusy(false);
      }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.description}</Typography>
      <RadioGroup
        aria-label={t('bank.think')}
        value={kind}
        onChange={(_event, value) => setKind(value as Kind)}
        sx={{ my: 1 }}
      >
        {(place.country === GIFT_AID_COUNTRY ? KINDS_WITH_CLAIMS : KINDS).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={one === 'CLAIM' ? t('bankClaims.kind') : t(`bank.kinds.${one}`)}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      {kind === 'PROMISED' && (
        <PromisedFieldset
          line={line}
          left={amountPence - allocatedPence}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {kind === 'CLAIM' && <ClaimFieldset chosen={claim} onChoose={setClaim} />}
      {kind === 'GIFT' && (
        <GiftFieldset
          gift={gift}
          // Who was typed is known a moment later: meanwhile another field may be filled.
          onChange={(changed) => setGift((before) => ({ ...before, ...changed }))}
          settling={settling}
        />
      )}
      {kind === 'NOT_OURS' && (
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
