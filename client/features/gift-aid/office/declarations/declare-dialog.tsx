import { useState } from 'react';
import { DeclarationMethod, LASTING_COVERS } from '../../../../../rules/gift-aid.ts';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormRadioGroup } from '../../../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DonorFieldsFragment } from '../../../ledger/office/donors/donors.generated.ts';
import { TaxpayerFields } from '../../taxpayer-fields.tsx';
import { taxpayerOfName } from '../../taxpayer-of-name.ts';
import { useDeclareGiftAidMutation } from './gift-aid.generated.ts';

const rules = async () => (await import('../../../../../rules/gift-aid.ts')).declarationRules;

const WAYS = [DeclarationMethod.PAPER, DeclarationMethod.VERBAL] as const;

/** Enters a declaration that a donor has made on paper or in words. */
export function DeclareDialog({ donor, onClose }: { donor: DonorFieldsFragment; onClose: () => void }) {
  const { t } = useTranslation();
  const [today] = useState(currentDay);
  const [declare] = useDeclareGiftAidMutation();
  const dialog = useDialogForm({
    rules,
    values: {
      ...{
        method: WAYS[0] as (typeof WAYS)[number],
        cover: LASTING_COVERS[0] as (typeof LASTING_COVERS)[number],
        declaredOn: today,
      },
      ...taxpayerOfName(donor),
    },
    save: (input) => declare({ variables: { donorId: donor.id, input } }),
    done: t('giftAid.declared'),
    onClose,
  });

  return (
    <FormDialog {...dialog} title={t('giftAid.enter')}>
      <FormRadioGroup
        name="method"
        label={t('giftAid.method')}
        options={WAYS.map((value) => ({ value, label: t(`giftAid.methods.${value}`) }))}
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
