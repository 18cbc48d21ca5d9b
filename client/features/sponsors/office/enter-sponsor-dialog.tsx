import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { slotLines } from '../../../../rules/sponsored-days.ts';
import { isDate } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { LetterLanguageField } from '../../../components/office/letter-language-field.tsx';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSponsorChoiceQuery } from '../../giving/sponsor-choice.generated.ts';
import type { SponsorOfferFieldsFragment } from '../sponsors.generated.ts';
import { useWhen } from '../use-when.ts';
import { SponsorNamesFields } from './sponsor-names-fields.tsx';
import { useEnterSponsorshipMutation } from './sponsorships.generated.ts';

const rules = async () => (await import('../../../../rules/sponsors.ts')).enteredSponsorRules;

interface EnterSponsorDialogProps {
  offers: readonly SponsorOfferFieldsFragment[];
  onClose: () => void;
}

interface FreeOrNotProps {
  offerId: number;
  day: string;
  slot: number;
  onChoice: (chosen: { day: string; slot: number }) => void;
}

/** Whether the day is free, said before more is typed, and what is free next. */
function FreeOrNot({ offerId, day, slot, onChoice }: FreeOrNotProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const { data } = useSponsorChoiceQuery({
    variables: { offerId, day, slot },
    skip: !offerId || !slot || !isDate(day),
    fetchPolicy: 'network-only',
  });
  const choice = data?.sponsorChoice;
  if (!choice) return null;
  if (choice.isFree)
    return (
      <Alert severity="success" sx={{ mb: 3 }}>
        {t('sponsors.isFree')}
      </Alert>
    );
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {t(choice.freeNext.length > 0 ? 'sponsors.gone' : 'sponsors.goneAll')}
      {choice.freeNext.map((free) => (
        <Button key={`${free.day} ${free.slot}`} onClick={() => onChoice(free)}>
          {when(choice.offer.slots, free)}
        </Button>
      ))}
    </Alert>
  );
}

/** Enters who telephones. */
export function EnterSponsorDialog({ offers, onClose }: EnterSponsorDialogProps) {
  const { t, language } = useTranslation();
  const [enter] = useEnterSponsorshipMutation();
  const [siteLanguage] = useSiteLanguages();
  const [first] = offers;
  const dialog = useDialogForm({
    rules,
    values: {
      offerId: first?.id ?? 0,
      day: first?.nextFree?.day ?? '',
      slot: first?.nextFree?.slot ?? 1,
      ...{ donorName: '', email: '', phone: '', forWhom: '', gotra: '', occasion: '', shownName: '' },
      letterLanguage: siteLanguage,
    },
    save: (values) => enter({ variables: { input: values, language } }),
    done: t('sponsorsOffice.added'),
    onClose,
  });
  const { form } = dialog;
  const [offerId, day, slot] = useWatch({ control: form.control, name: ['offerId', 'day', 'slot'] });
  const slots = slotLines(offers.find(({ id }) => id === offerId)?.slots ?? '');
  return (
    <FormDialog title={t('sponsorsOffice.addTitle')} action={t('sponsorsOffice.addIt')} {...dialog}>
      <FormSelectField
        name="offerId"
        label={t('sponsorsOffice.offer')}
        required
        numeric
        options={offers.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoice={() => form.setValue('slot', 1)}
      />
      <FormTextField name="day" label={t('sponsorsOffice.day')} required type="date" />
      <FormSelectField
        name="slot"
        label={t('sponsorsOffice.slot')}
        required
        numeric
        options={slots.map((label, index) => ({ value: String(index + 1), label }))}
      />
      <FreeOrNot
        {...{ offerId, day, slot }}
        onChoice={(chosen) => {
          form.setValue('day', chosen.day, { shouldDirty: true });
          form.setValue('slot', chosen.slot, { shouldDirty: true });
        }}
      />
      <FormTextField name="donorName" label={t('give.name')} required />
      <FormTextField name="email" label={t('give.email')} hint={t('sponsorsOffice.emailHint')} type="email" />
      <LetterLanguageField />
      <FormTextField name="phone" label={t('give.phone')} hint={t('sponsors.optional')} type="tel" />
      <SponsorNamesFields />
    </FormDialog>
  );
}
