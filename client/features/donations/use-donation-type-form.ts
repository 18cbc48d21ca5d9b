import { DonationColumn } from '../../../rules/donation-states.ts';
import { poundsText } from '../../../rules/money.ts';
import { useNotify } from '../../components/notify.tsx';
import { useRefusal } from '../../components/use-refusal.ts';
import { useRulesForm } from '../../components/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { forgetDonationTypes } from './forget-donations.ts';
import {
  type ManagedDonationTypeFieldsFragment,
  useSaveDonationTypeMutation,
} from './managed-donation-types.generated.ts';

const loadRules = async () => (await import('../../../rules/donations.ts')).donationTypeRules;

/** The form of one type: its values, saving and refusals. */
export function useDonationTypeForm(
  type: ManagedDonationTypeFieldsFragment | undefined,
  onSaved: () => void,
) {
  const { t } = useTranslation();
  const notify = useNotify();
  const start = {
    name: type?.name ?? '',
    nameGujarati: type?.nameGujarati ?? '',
    column: type?.column ?? DonationColumn.MEMBERSHIP,
    fee: type?.feePence ? poundsText(type.feePence) : '',
    isActive: type?.isActive ?? true,
  };
  const { form, submit } = useRulesForm(loadRules, start);
  const showRefusal = useRefusal(form);
  const [saveType, { loading }] = useSaveDonationTypeMutation({ update: forgetDonationTypes });

  const onSubmit = submit(async (values) => {
    try {
      await saveType({ variables: { input: { ...values, id: type?.id, version: type?.version } } });
    } catch (error) {
      return showRefusal(error);
    }
    onSaved();
    await notify(t('messages.updatedSuccessfully'));
  });

  return { control: form.control, onSubmit, isSaving: loading };
}
