import { poundsText } from '../../../../rules/money.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { OtherLanguagesFields } from '../../../components/form/other-languages-fields.tsx';
import {
  otherLanguages,
  ownLanguageFirst,
  translationInput,
  translationValues,
} from '../../../components/form/translated-texts.ts';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useCurrencySign } from '../../../components/page/use-money.ts';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type ManagedSponsorOfferFieldsFragment,
  useSaveSponsorOfferMutation,
  useSponsorTypesQuery,
} from './sponsor-offers.generated.ts';
import { WeekdaysField } from './weekdays-field.tsx';

const rules = async () => (await import('../../../../rules/sponsors.ts')).sponsorOfferRules;

type Offer = ManagedSponsorOfferFieldsFragment;

const valuesIn = (languages: readonly string[], offer?: Offer) => ({
  ...translationValues(languages, offer, ['name', 'description', 'slots']),
  amount: offer ? poundsText(offer.pence) : '',
  subTypeId: offer?.subTypeId ?? 0,
  firstDay: offer?.firstDay ?? currentDay(),
  lastDay: offer?.lastDay ?? '',
  weekdays: offer?.weekdays ?? [],
  isShown: offer?.isShown ?? true,
});

interface SponsorOfferDialogProps {
  /** Undefined to add one. */
  offer?: Offer;
  onClose: () => void;
}

/** Adds what can be sponsored, or changes it. */
export function SponsorOfferDialog({ offer, onClose }: SponsorOfferDialogProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const languages = ownLanguageFirst(useSiteLanguages(), offer);
  const [own, others] = [languages[0], otherLanguages(languages, offer)];
  const valuesOf = (one?: Offer) => valuesIn(languages, one);
  const types = (useSponsorTypesQuery().data?.giftFunds ?? []).filter(({ feePence }) => feePence === null);
  const [save] = useSaveSponsorOfferMutation();
  const dialog = useDialogForm({
    rules,
    values: valuesOf(offer),
    edited: { item: offer, valuesOf },
    save: (values, version) =>
      save({ variables: { input: { ...translationInput(languages, values), id: offer?.id, version } } }),
    done: t('messages.updatedSuccessfully'),
    onClose,
  });
  const text = (name: 'name' | 'description' | 'slots', rows?: number, hint?: string) => (
    <>
      <FormTextField
        name={name}
        label={t(`sponsorsOffice.${name}`)}
        hint={hint}
        required={name !== 'description'}
        rows={rows}
        lang={own}
      />
      <OtherLanguagesFields name={name} label={t(`sponsorsOffice.${name}`)} languages={others} rows={rows} />
    </>
  );
  return (
    <FormDialog title={t(offer ? 'sponsorsOffice.editOffer' : 'sponsors.add')} {...dialog}>
      {text('name')}
      {text('description', 3)}
      {text('slots', 3, t('sponsorsOffice.slotsHint'))}
      <FormTextField
        name="amount"
        label={t('sponsorsOffice.amount', { sign })}
        required
        inputMode="decimal"
      />
      <FormSelectField
        name="subTypeId"
        label={t('sponsorsOffice.type')}
        hint={t('sponsorsOffice.typeHint')}
        required
        numeric
        placeholder="–"
        options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FormTextField name="firstDay" label={t('sponsorsOffice.firstDay')} required type="date" />
      <FormTextField
        name="lastDay"
        label={t('sponsorsOffice.lastDay')}
        hint={t('sponsorsOffice.lastDayHint')}
        type="date"
      />
      <WeekdaysField
        name="weekdays"
        label={t('sponsorsOffice.weekdays')}
        hint={t('sponsorsOffice.weekdaysHint')}
      />
      <FormCheckbox name="isShown" label={t('sponsorsOffice.isShown')} />
    </FormDialog>
  );
}
