import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TaxpayerFields } from '../../taxpayer-fields.tsx';
import {
  type GiftAidDeclarationFieldsFragment,
  useChangeGiftAidTaxpayerMutation,
} from './gift-aid.generated.ts';

const loadRules = async () => (await import('../../../../../rules/gift-aid.ts')).taxpayerRules;

interface ChangeTaxpayerDialogProps {
  declaration: GiftAidDeclarationFieldsFragment;
  onClose: () => void;
  /** Refetches the declarations, after somebody else has changed one. */
  reload: () => Promise<unknown>;
}

/** Another name or home of somebody who wants Gift Aid. */
export function ChangeTaxpayerDialog({ declaration, onClose, reload }: ChangeTaxpayerDialogProps) {
  const { t } = useTranslation();
  const done = useDoneNotice();
  const { id, version, title, firstName, lastName, house, livesAbroad, postcode } = declaration;
  const { form, submit } = useRulesForm(loadRules, {
    title,
    firstName,
    lastName,
    house,
    livesAbroad,
    postcode,
  });
  const showRefusal = useRefusal(form);
  const [change, { loading }] = useChangeGiftAidTaxpayerMutation();

  const onSubmit = submit(async (input) => {
    try {
      await change({ variables: { id, version, input } });
    } catch (error) {
      await showRefusal(error);
      return void (await reload());
    }
    onClose();
    done({ text: t('giftAid.changed') });
  });

  return (
    <FormDialog
      form={form}
      title={t('giftAid.change')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TaxpayerFields />
    </FormDialog>
  );
}
