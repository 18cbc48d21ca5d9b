import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { DonationColumn } from '../../../../rules/donation-states.ts';
import { isForHall } from '../../../../rules/donation-types.ts';
import { GIFT_AID_COUNTRY } from '../../../../rules/gift-aid-country.ts';
import { MembershipPeriod } from '../../../../rules/memberships.ts';
import { place } from '../../../../rules/place.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormRadioGroup } from '../../../components/form/form-radio-group.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { OtherLanguagesFields } from '../../../components/form/other-languages-fields.tsx';
import { useCurrencySign } from '../../../components/page/use-money.ts';
import { useDayOfYear } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useColumnName } from '../use-column-name.ts';
import { DonationTypePicture, DonationTypeTexts } from './donation-type-texts.tsx';
import { type DonationTypeFormOptions, useDonationTypeForm } from './use-donation-type-form.ts';

/** The first of each month, and that of the British tax year. */
const YEAR_STARTS = [
  ...Array.from({ length: 12 }, (_, month) => `${String(month + 1).padStart(2, '0')}-01`),
  '04-06',
];

/** Adds a type of donation or changes one. */
export function DonationTypeDialog(options: DonationTypeFormOptions) {
  const { type } = options;
  const { t } = useTranslation();
  const columnName = useColumnName();
  const sign = useCurrencySign();
  const { dialog, own, others } = useDonationTypeForm(options);
  const dayOfYear = useDayOfYear();
  const [period, column, isOpenToVisitors] = useWatch({
    control: dialog.form.control,
    name: ['membershipPeriod', 'column', 'isOpenToVisitors'],
  });
  // A day that was chosen elsewhere, such as by a program, stays among them.
  const starts = [...new Set([...YEAR_STARTS, type?.membershipStartsOn || YEAR_STARTS[0]!])].sort();
  const columns = Object.values(DonationColumn).map((column) => ({
    value: column,
    label: columnName(column),
  }));
  return (
    <FormDialog title={t(type ? 'donations.editType' : 'donations.addType')} {...dialog}>
      <FormTextField name="name" label={t('donations.typeName')} required lang={own} />
      <OtherLanguagesFields name="name" label={t('donations.typeName')} languages={others} />
      <DonationTypeTexts own={own} others={others} />
      {type && <DonationTypePicture id={type.id} file={type.file} />}
      <FormRadioGroup name="column" label={t('donations.columnLabel')} options={columns} />
      <FormTextField
        name="fee"
        label={t('donations.fee', { sign })}
        hint={t('donations.feeHint')}
        inputMode="decimal"
      />
      <FormCheckbox name="isActive" label={t('donations.active')} />
      <FormCheckbox
        name="isOpenToVisitors"
        label={t('donations.openToVisitors')}
        hint={t('donations.openToVisitorsHint')}
      />
      {place.country === GIFT_AID_COUNTRY &&
        (isForHall({ column, isOpenToVisitors: isOpenToVisitors ?? true }) ? (
          <Typography sx={{ mb: 2 }}>{t('donations.countsForGiftAidHall')}</Typography>
        ) : (
          <FormCheckbox
            name="countsForGiftAid"
            label={t('donations.countsForGiftAid')}
            hint={t('donations.countsForGiftAidHint')}
          />
        ))}
      <FormSelectField
        name="membershipPeriod"
        label={t('memberships.period')}
        hint={t('memberships.periodHint')}
        options={Object.values(MembershipPeriod).map((value) => ({
          value,
          label: t(`memberships.periods.${value}`),
        }))}
      />
      {period === MembershipPeriod.FIXED_YEAR && (
        <FormSelectField
          name="membershipStartsOn"
          label={t('memberships.startsOn')}
          options={starts.map((value) => ({ value, label: dayOfYear(value) }))}
        />
      )}
    </FormDialog>
  );
}
