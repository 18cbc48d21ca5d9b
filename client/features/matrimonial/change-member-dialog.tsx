import Typography from '@mui/material/Typography';
import { MobileFields } from '../../components/authentication/mobile-fields.tsx';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ChangedMember, useChangeMember } from './use-change-member.ts';

interface ChangeMemberDialogProps {
  member: ChangedMember;
  /** Of the account, where it is the sign-in that its candidate has beside the family. */
  accountId?: number;
  onClose: () => void;
}

/** Changes a member's name and the mobile they sign in with. */
export function ChangeMemberDialog({ member, accountId, onClose }: ChangeMemberDialogProps) {
  const { t } = useTranslation();
  const dialog = useChangeMember(member, accountId, onClose);
  const texts = accountId === undefined ? 'memberAdmin' : 'memberAdmin.ownSignIn';
  return (
    <FormDialog title={t(`${texts}.changeOf`, { name: member.name })} {...dialog}>
      <Typography sx={{ mb: 3 }}>{t(`${texts}.changeMeans`)}</Typography>
      <FormTextField name="name" label={t('candidate.account.name')} required />
      <MobileFields autoComplete="off" />
      <FormTextField name="reason" label={t('users.reason')} hint={t('users.reasonHint')} required />
    </FormDialog>
  );
}
