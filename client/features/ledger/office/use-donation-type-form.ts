import { DonationColumn } from '../../../../rules/donation-states.ts';
import { MembershipPeriod } from '../../../../rules/memberships.ts';
import { poundsText } from '../../../../rules/money.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { isConflict } from '../../../components/form/refused-field.ts';
import {
  otherLanguages,
  ownLanguageFirst,
  translationInput,
  translationValues,
} from '../../../components/form/translated-texts.ts';
import { useEditConflict } from '../../../components/form/use-edit-conflict.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type ManagedDonationTypeFieldsFragment,
  useSaveDonationTypeMutation,
} from './managed-donation-types.generated.ts';

const loadRules = async () => (await import('../../../../rules/donation-types.ts')).donationTypeRules;

const FIRST_OF_JANUARY = '01-01';

type Type = ManagedDonationTypeFieldsFragment;

function valuesIn(languages: readonly string[], type?: Type) {
  return {
    ...translationValues(languages, type, ['name']),
    column: type?.column ?? DonationColumn.MEMBERSHIP,
    fee: type?.feePence ? poundsText(type.feePence) : '',
    isActive: type?.isActive ?? true,
    isOpenToVisitors: type?.isOpenToVisitors ?? true,
    countsForGiftAid: type?.countsForGiftAid ?? false,
    membershipPeriod: type?.membershipPeriod ?? MembershipPeriod.NONE,
    membershipStartsOn: type?.membershipStartsOn || FIRST_OF_JANUARY,
  };
}

/**
 * The form for one type: its values, saving and refusals.
 * @param reload refetches the types
 */
export function useDonationTypeForm(
  type: Type | undefined,
  onSaved: () => void,
  reload: () => Promise<unknown>,
) {
  const { t } = useTranslation();
  const notify = useNotify();
  const languages = ownLanguageFirst(useSiteLanguages(), type);
  const valuesOf = (one?: Type) => valuesIn(languages, one);
  const { form, submit } = useRulesForm(loadRules, valuesOf(type));
  const showRefusal = useRefusal(form);
  const { isDirty } = form.formState;
  const { saveVersion, conflict } = useEditConflict(form, {
    item: type,
    valuesOf,
    hasChanges: isDirty,
  });
  const [saveType, { loading }] = useSaveDonationTypeMutation();

  const onSubmit = submit(async (values) => {
    try {
      await saveVersion((version) =>
        saveType({ variables: { input: { ...translationInput(languages, values), id: type?.id, version } } }),
      );
    } catch (error) {
      await showRefusal(error);
      if (isConflict(error)) await reload();
      return;
    }
    onSaved();
    await notify(t('messages.updatedSuccessfully'));
  });

  const others = otherLanguages(languages, type);
  return { form, own: languages[0], others, onSubmit, isDirty, isBusy: loading, conflict };
}
