import { DonationColumn } from '../../../../rules/donation-states.ts';
import { MembershipPeriod } from '../../../../rules/memberships.ts';
import { poundsText } from '../../../../rules/money.ts';
import {
  otherLanguages,
  ownLanguageFirst,
  translationInput,
  translationValues,
} from '../../../components/form/translated-texts.ts';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type ManagedDonationTypeFieldsFragment,
  useSaveDonationTypeMutation,
} from './managed-donation-types.generated.ts';

const rules = async () => (await import('../../../../rules/donation-types.ts')).donationTypeRules;

const FIRST_OF_JANUARY = '01-01';

type Type = ManagedDonationTypeFieldsFragment;

function valuesIn(languages: readonly string[], type?: Type) {
  return {
    ...translationValues(languages, type, ['name', 'purpose', 'effects']),
    column: type?.column ?? DonationColumn.MEMBERSHIP,
    fee: type?.feePence ? poundsText(type.feePence) : '',
    isActive: type?.isActive ?? true,
    isOpenToVisitors: type?.isOpenToVisitors ?? true,
    countsForGiftAid: type?.countsForGiftAid ?? false,
    membershipPeriod: type?.membershipPeriod ?? MembershipPeriod.NONE,
    membershipStartsOn: type?.membershipStartsOn || FIRST_OF_JANUARY,
  };
}

export interface DonationTypeFormOptions {
  /** Undefined to add a new type. */
  type?: Type;
  /** Asks for the type again after a refusal, where more than the types is on the screen. */
  reload?: () => Promise<unknown>;
  onClose: () => void;
}

/** The form for one type: its values and its saving. */
export function useDonationTypeForm({ type, reload, onClose }: DonationTypeFormOptions) {
  const { t } = useTranslation();
  const languages = ownLanguageFirst(useSiteLanguages(), type);
  const valuesOf = (one?: Type) => valuesIn(languages, one);
  const [saveType] = useSaveDonationTypeMutation();
  const dialog = useDialogForm({
    rules,
    values: valuesOf(type),
    edited: { item: type, valuesOf },
    save: (values, version) =>
      saveType({ variables: { input: { ...translationInput(languages, values), id: type?.id, version } } }),
    told: t('messages.updatedSuccessfully'),
    reload,
    onClose,
  });
  return { dialog, own: languages[0], others: otherLanguages(languages, type) };
}
