import { useState } from 'react';
import { DeclarationWay, LASTING_COVERS } from '../../../../../rules/gift-aid.ts';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormRadioGroup } from '../../../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DonorFieldsFragment } from '../../../ledger/office/donors/donors.generated.ts';
import { TaxpayerFields } from '../../taxpayer-fields.tsx';
import { taxpayerOfName } from '../../taxpayer-of-name.ts';
import { useDeclareGiftAidMutation } from './gift-aid.generated.ts';

const loadRules = async () => (await import('../../../../../rules/gift-aid.ts')).declarationRules;

const WAYS = [DeclarationWay.PAPER, DeclarationWay.SPOKEN] as const;

/** Enters a declaration that a donor has made on paper or in words. */
export function DeclareDialog({ donor, onClose }: { donor: DonorFieldsFragment; onClose: () => void }) {
  const { t } = useTranslation();
  const done = useDoneNotice();
  const [today] = useState(currentDay);
  const { form, submit } = useRulesForm(loadRules, {
    ...{
      way: WAYS[0] as (typeof WAYS)[number],
      cover: LASTING_COVERS[0] as (typeof LASTING_COVERS)[number],
      declaredOn: today,
    },
    ...taxpayerOfName(donor),
  });
  const showRefusal = useRefusal(form);
  const [declare, { loading }] = useDeclareGiftAidMutation();

  const onSubmit = submit(async (input) => {
    try {
      await declare({ variables: { donorId: donor.id, input } });
    } catch (error) {
      return void (await showRefusal(error));
    }
    onClose();
    done({ text: t('giftAid.declared') });
  });

  return (
    <FormDialog
      form={form}
      title={t('giftAid.enter')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FormRadioGroup
        name="way"
        label={t('giftAid.way')}
        options={WAYS.map((value) => ({ value, label: t(`giftAid.ways.${value}`) }))}
      />
      <FormTextField name="declaredOn" type="date" label={t('giftAid.declaredOn')} required />
      <FormRadioGroup
        name="cover"
        label={t('giftAid.cover')}
        options={LASTING_COVERS.map((value) => ({
          value,
          label: t(`giftAid.covers.${value}`),
        }))}
      />
      <TaxpayerFields />
    </FormDialog>
  );
}
