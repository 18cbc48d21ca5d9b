import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormCheckbox } from '../../../../components/form/form-checkbox.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useLocalized } from '../../../../i18n/localized.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  type OfferedSmallCountsQuery,
  useTakeCountAsSmallCollectionMutation,
} from './small-donations.generated.ts';

const loadRules = async () =>
  (await import('../../../../../rules/small-donations.ts')).countedCollectionRules;

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
  const done = useDoneNotice();
  const { form, submit } = useRulesForm(loadRules, {
    donationIds: count.gifts.map(({ donationId }) => donationId),
    areSmall: false,
  });
  const showRefusal = useRefusal(form);
  const [take, { loading }] = useTakeCountAsSmallCollectionMutation();
  const chosen = new Set(form.watch('donationIds'));
  const toggle = (id: number) => {
    const others = [...chosen].filter((one) => one !== id);
    form.setValue('donationIds', chosen.has(id) ? others : [...others, id], { shouldDirty: true });
  };

  const onSubmit = submit(async (fields) => {
    try {
      await take({ variables: { giftCountId: count.id, ...fields } });
    } catch (error) {
      return void (await showRefusal(error));
    }
    onClose();
    done({ text: t('smallDonations.taken') });
  });

  const sum = count.gifts.reduce(
    (all, { donationId, pence }) => all + (chosen.has(donationId) ? pence : 0),
    0,
  );
  return (
    <FormDialog
      form={form}
      title={t('smallDonations.take')}
      action={t('smallDonations.take')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
    >
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
