import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type OfferedSmallCountsQuery,
  useTakeCountAsSmallCollectionMutation,
} from './small-donations.generated.ts';

const rules = async () => (await import('../../../../rules/small-donations.ts')).countedCollectionRules;

/** A booked count with cash of nobody's name. */
export type OfferedCount = OfferedSmallCountsQuery['offeredSmallCounts']['items'][number];

interface TakeCountDialogProps {
  count: OfferedCount;
  onClose: () => void;
}

/** Asks which gifts of a count were small. */
export function TakeCountDialog({ count, onClose }: TakeCountDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const localized = useLocalized();
  const [take] = useTakeCountAsSmallCollectionMutation();
  const dialog = useDialogForm({
    rules,
    values: { donationIds: count.gifts.map(({ donationId }) => donationId), areSmall: false },
    save: (fields) => take({ variables: { cashCountId: count.id, ...fields } }),
    done: t('smallDonations.taken'),
    onClose,
  });
  const { form } = dialog;
  const chosen = new Set(form.watch('donationIds'));
  const toggle = (id: number) => {
    const others = [...chosen].filter((one) => one !== id);
    form.setValue('donationIds', chosen.has(id) ? others : [...others, id], { shouldDirty: true });
  };

  const sum = count.gifts.reduce(
    (all, { donationId, pence }) => all + (chosen.has(donationId) ? pence : 0),
    0,
  );
  return (
    <FormDialog {...dialog} title={t('smallDonations.take')} action={t('smallDonations.take')}>
      <Typography>{t('smallDonations.takeLead')}</Typography>
      <FormGroup sx={{ my: 1 }}>
        {count.gifts.map(({ donationId, typeName, textLanguages, pence }) => {
          const kind = localized(typeName, textLanguages.typeName);
          return (
            <FormControlLabel
              key={donationId}
              label={
                <>
                  {money(pence)}, <span lang={kind.lang}>{kind.text}</span>
                </>
              }
              control={<Checkbox checked={chosen.has(donationId)} onChange={() => toggle(donationId)} />}
            />
          );
        })}
      </FormGroup>
      <Typography role="status" sx={{ mb: 2, fontWeight: 600 }}>
        {t('smallDonations.chosen', { amount: money(sum) })}
      </Typography>
      <FormCheckbox
        name="areSmall"
        label={t('smallDonations.areSmall')}
        hint={t('smallDonations.areSmallHint')}
        required
      />
    </FormDialog>
  );
}
