import { countryCodeOf, mobileFromE164 } from '../../../rules/phone.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { isConflict, refusedField } from '../../components/form/refused-field.ts';
import { useEditConflict } from '../../components/form/use-edit-conflict.ts';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  type ManagedMemberFieldsFragment,
  MemberNowDocument,
  useChangeMemberMutation,
} from './managed-members.generated.ts';

const loadRules = async () => (await import('../../../rules/matrimonial-accounts.ts')).memberChangeRules;

export type ChangedMember = Pick<ManagedMemberFieldsFragment, 'id' | 'name' | 'mobile'>;

function accountOf({ name, mobile }: ChangedMember) {
  return { name, countryCode: countryCodeOf(mobile), mobile: mobileFromE164(mobile) };
}

/** The form for a member's name and mobile, with the reason for the change. */
export function useChangeMember(member: ChangedMember, onClose: () => void) {
  const { id, name, mobile } = member;
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, submit } = useRulesForm(loadRules, { ...accountOf(member), reason: '' });
  const refuse = useRefusal(form);
  // The reason counts as an unsaved change, although loading another version makes it a default value.
  const isDirty = form.formState.isDirty || form.watch('reason') !== '';
  const { saveVersion, conflict } = useEditConflict(form, {
    // Members have no version number; the editable fields serve as one.
    item: { ...member, version: `${mobile} ${name}` },
    // The reason is not part of the account, so it stays when somebody else's version is loaded.
    valuesOf: (item) => ({ ...accountOf(item), reason: form.getValues('reason') }),
    comparedBy: accountOf,
    hasChanges: isDirty,
  });
  const [changeMember, { loading, client }] = useChangeMemberMutation();

  const onSubmit = submit(async ({ reason, ...input }) => {
    try {
      await saveVersion((_version, base = { ...member, version: '' }) => {
        const seen = { name: base.name, mobile: base.mobile };
        return changeMember({ variables: { memberId: id, input, seen, reason } });
      });
    } catch (error) {
      await refuse(error);
      // Refetches only this member: after the other change the searched list may no longer contain them.
      const asked = {
        query: MemberNowDocument,
        variables: { memberId: id },
        fetchPolicy: 'network-only',
      } as const;
      // The refusal has been shown already, so a network failure here can be ignored.
      if (isConflict(error) && !refusedField(error)) await client.query(asked).catch(() => undefined);
      return;
    }
    onClose();
    await notify(t('messages.updatedSuccessfully'));
  });

  return { form, onSubmit, isDirty, isBusy: loading, conflict };
}
