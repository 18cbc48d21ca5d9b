import Typography from '@mui/material/Typography';
import { MobileFields } from '../../components/authentication/mobile-fields.tsx';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ChangedMember, useChangeMember } from './use-change-member.ts';

interface ChangeMemberDialogProps {
  member: ChangedMember;
  onClose: () => void;
}

/** Changes a member's name and the mobile they sign in with. */
export function ChangeMemberDialog({ member, onClose }: ChangeMemberDialogProps) {
  const { t } = useTranslation();
  const dialog = useChangeMember(member, onClose);
  return (
    <FormDialog title={t('memberAdmin.changeOf', { name: member.name })} {...dialog}>
      <Typography sx={{ mb: 3 }}>{t('memberAdmin.changeMeans')}</Typography>
      <FormTextField name="name" label={t('candidate.account.name')} required />
      <MobileFields autoComplete="off" />
      <FormTextField name="reason" label={t('users.reason')} hint={t('users.reasonHint')} required />
    </FormDialog>
  );
}
