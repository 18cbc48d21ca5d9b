import { countryCodeOf, mobileFromE164 } from '../../../rules/phone.ts';
import { useDialogForm } from '../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  type ManagedMemberFieldsFragment,
  MemberNowDocument,
  useChangeCandidateSignInMutation,
  useChangeMemberMutation,
} from './managed-members.generated.ts';

const rules = async () => (await import('../../../rules/matrimonial-accounts.ts')).memberChangeRules;

export type ChangedMember = Pick<ManagedMemberFieldsFragment, 'id' | 'name' | 'mobile'>;

function accountOf({ name, mobile }: ChangedMember) {
  return { name, countryCode: countryCodeOf(mobile), mobile: mobileFromE164(mobile) };
}

/**
 * The form for a member's name and mobile, with the reason for the change.
 * @param accountId of the account, where it is the sign-in that its candidate has beside the family
 */
export function useChangeMember(member: ChangedMember, accountId: number | undefined, onClose: () => void) {
  const { name, mobile } = member;
  const memberId = accountId ?? member.id;
  const { t } = useTranslation();
  // Members have no version number; the editable fields serve as one.
  const item = { ...member, version: `${mobile} ${name}` };
  const [changeMember, { client }] = useChangeMemberMutation();
  const [changeOwnSignIn] = useChangeCandidateSignInMutation();
  return useDialogForm({
    rules,
    values: { ...accountOf(member), reason: '' },
    edited: { item, valuesOf: accountOf, besides: ['reason'] },
    async save({ reason, ...input }, _version, base = item) {
      const seen = { name: base.name, mobile: base.mobile };
      const variables = { memberId, input, seen, reason };
      const isCandidates = accountId !== undefined;
      return (isCandidates ? await changeOwnSignIn({ variables }) : await changeMember({ variables })).data;
    },
    told: t('messages.updatedSuccessfully'),
    // After the other change the searched list may no longer contain them.
    reload: () =>
      client.query({ query: MemberNowDocument, variables: { memberId }, fetchPolicy: 'network-only' }),
    onClose,
  });
}
