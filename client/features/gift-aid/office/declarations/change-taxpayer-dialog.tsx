import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { useDialogForm } from '../../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TaxpayerFields } from '../../taxpayer-fields.tsx';
import { taxpayerOf } from '../../taxpayer-of-name.ts';
import {
  type GiftAidDeclarationFieldsFragment,
  useChangeGiftAidTaxpayerMutation,
} from './gift-aid.generated.ts';

const rules = async () => (await import('../../../../../rules/gift-aid.ts')).taxpayerRules;

interface ChangeTaxpayerDialogProps {
  declaration: GiftAidDeclarationFieldsFragment;
  onClose: () => void;
}

/** Another name or home of somebody who wants Gift Aid. */
export function ChangeTaxpayerDialog({ declaration, onClose }: ChangeTaxpayerDialogProps) {
  const { t } = useTranslation();
  const [change] = useChangeGiftAidTaxpayerMutation();
  const dialog = useDialogForm({
    rules,
    values: taxpayerOf(declaration),
    edited: { item: declaration, valuesOf: taxpayerOf },
    save: (input, version = declaration.version) =>
      change({ variables: { id: declaration.id, version, input } }),
    done: t('giftAid.changed'),
    onClose,
  });

  return (
    <FormDialog {...dialog} title={t('giftAid.change')}>
      <TaxpayerFields />
    </FormDialog>
  );
}
