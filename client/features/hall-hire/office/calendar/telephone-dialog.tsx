import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { instantOf } from '../../../../../rules/days.ts';
import type { HireFields } from '../../../../../rules/hall-hire.ts';
import { hireMoments } from '../../../../../rules/hire-times.ts';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormCheckbox } from '../../../../components/form/form-checkbox.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../../components/form/use-dialog-form.ts';
import { LetterLanguageField } from '../../../../components/office/letter-language-field.tsx';
import { PATHS } from '../../../../components/page/paths.ts';
import { useCurrencySign } from '../../../../components/page/use-money.ts';
import { useSiteLanguages } from '../../../../i18n/site-languages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { EMPTY_AGREEMENT } from '../../hire-agreement.ts';
import { hoursBetween, weekdayOf } from '../../hire-times.ts';
import { useSaveHireMutation } from '../save-hire.generated.ts';
import { whenText } from '../shown-times.ts';
import { SlotFields } from './slot-fields.tsx';
import { SuggestedPrice } from './suggested-price.tsx';
import type { RoomNames } from './use-entry-text.ts';

const loadRules = async () => (await import('../../../../../rules/hall-hire.ts')).hireRules;

interface TelephoneDialogProps {
  /** The day that is proposed. */
  day?: string;
  rooms: RoomNames;
  onClose: () => void;
}

/** A hire that somebody asked for by telephone: few fields, booked at once; the rest of the agreement can follow. */
export function TelephoneDialog({ day = currentDay(), rooms, onClose }: TelephoneDialogProps) {
  const { t, language } = useTranslation();
  const sign = useCurrencySign();
  const [first] = useSiteLanguages();
  const [save] = useSaveHireMutation();
  const start: HireFields = {
    ...EMPTY_AGREEMENT,
    date: day,
    roomIds: [...rooms.keys()].slice(0, 1),
    isMemberPrice: false,
    isHirerTold: true,
    letterLanguage: first,
  };
  const dialog = useDialogForm({
    rules: loadRules,
    values: start,
    save: (values) =>
      save({
        variables: {
          input: {
            ...values,
            paidBy: null,
            day: weekdayOf(values.date, language),
            hours: hoursBetween(values.from, values.to),
          },
        },
      }),
    done: ({ data }) =>
      data &&
      t('hallCalendar.telephone.saved', {
        name: data.saveHire.name,
        when: whenText(data.saveHire, language),
      }),
    onClose,
  });
  const { date, from, to, email } = dialog.form.watch();
  const moments = hireMoments({ date, from, to });
  return (
    <FormDialog
      {...dialog}
      title={t('hallCalendar.telephone.title')}
      action={t('hallCalendar.telephone.save')}
    >
      <Typography sx={{ mb: 2 }}>{t('hallCalendar.telephone.lead')}</Typography>
      <FormTextField name="name" label={t('hallHire.name')} required />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormTextField name="telephone" label={t('hallCalendar.telephone.phone')} type="tel" required />
        <FormTextField
          name="email"
          label={t('hallHire.email')}
          hint={t('hallCalendar.telephone.emailHint')}
          type="email"
        />
      </Box>
      <LetterLanguageField />
      {email && <FormCheckbox name="isHirerTold" label={t('hallHire.admin.tellHirer')} />}
      <FormTextField name="purpose" label={t('hallHire.purpose')} hint={t('hallHire.purposeHint')} required />
      <SlotFields rooms={rooms} />
      <FormCheckbox name="isMemberPrice" label={t('hallCalendar.telephone.member')} />
      {moments && moments.startsAt < moments.endsAt && <SuggestedPrice key={instantOf(moments.startsAt)} />}
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <FormTextField
          name="charges"
          label={t('hallCalendar.telephone.price', { sign })}
          inputMode="decimal"
        />
        <FormTextField
          name="deposit"
          label={t('hallCalendar.telephone.deposit', { sign })}
          inputMode="decimal"
        />
      </Box>
      <Button component={RouterLink} to={PATHS.editHire} sx={{ ml: -2.5 }}>
        {t('hallCalendar.telephone.allFields')}
      </Button>
    </FormDialog>
  );
}
