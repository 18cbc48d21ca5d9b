import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useCurrencySign } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DietChoice } from './diet-choice.tsx';
import { QuestionFields } from './question-fields.tsx';
import { type ReplySettingQuery, useSaveReplySettingMutation } from './reply-setting.generated.ts';
import { isFree, settingFields } from './reply-setting-values.ts';

const loadRules = async () => (await import('./reply-setting-rules.ts')).settingFormRules;

const CLOSES_HOURS = [0, 2, 6, 12, 24, 48, 72, 168];
const OFFER_HOURS = [6, 12, 24, 48];
const PAY_DAYS = [1, 2, 3, 7, 14];
const AGES = ['FAMILY', 'SMALL_CHILDREN', 'SENIORS', 'ADULTS'] as const;

interface ReplySettingDialogProps {
  eventId: number;
  setting: ReplySettingQuery['replySetting'];
  diets: ReplySettingQuery['diets'];
  onClose: () => void;
}

/** How an event asks who comes: places, until when, price, food, ages and questions of its own. */
export function ReplySettingDialog({ eventId, setting, diets, onClose }: ReplySettingDialogProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const [save] = useSaveReplySettingMutation();
  const dialog = useDialogForm({
    rules: loadRules,
    values: settingFields(setting),
    edited: setting ? { item: setting, valuesOf: settingFields } : undefined,
    save: (values, version) => save({ variables: { input: { ...values, eventId, version } } }),
    onClose,
    done: t('replyOffice.setting.saved'),
  });
  const [price, ages] = useWatch({ control: dialog.form.control, name: ['pricePence', 'ages'] });
  const hours = (values: readonly number[]) =>
    values.map((count) => ({ value: String(count), label: t('replyOffice.setting.hours', { count }) }));
  return (
    <FormDialog {...dialog} title={t('replyOffice.setting.title')}>
      <FormCheckbox name="isAsking" label={t('replyOffice.setting.isAsking')} />
      <FormTextField
        name="places"
        label={t('replyOffice.setting.places')}
        hint={t('replyOffice.setting.placesHint')}
        inputMode="numeric"
      />
      <FormSelectField
        name="closesHours"
        label={t('replyOffice.setting.closes')}
        options={hours(CLOSES_HOURS)}
      />
      <FormSelectField
        name="ages"
        label={t('replyOffice.setting.ages')}
        options={AGES.map((value) => ({ value, label: t(`replyOffice.setting.ageChoices.${value}`) }))}
      />
      <DietChoice diets={diets} />
      <FormTextField
        name="pricePence"
        label={t('replyOffice.setting.price', { sign })}
        hint={t('replyOffice.setting.priceHint')}
        inputMode="decimal"
      />
      {!isFree(price) && (
        <>
          <FormTextField
            name="memberPence"
            label={t('replyOffice.setting.memberPrice', { sign })}
            hint={t('replyOffice.setting.memberPriceHint')}
            inputMode="decimal"
          />
          {ages !== 'ADULTS' && (
            <FormTextField
              name="childPence"
              label={t('replyOffice.setting.childPrice', { sign })}
              hint={t('replyOffice.setting.childPriceHint')}
              inputMode="decimal"
            />
          )}
          <FormSelectField
            name="payDays"
            label={t('replyOffice.setting.payBy')}
            placeholder={t('replyOffice.setting.atDoor')}
            options={PAY_DAYS.map((count) => ({
              value: String(count),
              label: t('replyOffice.setting.daysBefore', { count }),
            }))}
          />
        </>
      )}
      <details>
        <summary style={{ minHeight: 44, paddingBlock: 10, fontWeight: 600, cursor: 'pointer' }}>
          {t('replyOffice.setting.more')}
        </summary>
        <FormTextField
          name="opensOn"
          label={t('replyOffice.setting.opensOn')}
          hint={t('replyOffice.setting.opensOnHint')}
          type="date"
        />
        <FormSelectField
          name="offerHours"
          label={t('replyOffice.setting.offer')}
          options={hours(OFFER_HOURS)}
        />
        <QuestionFields />
      </details>
    </FormDialog>
  );
}
