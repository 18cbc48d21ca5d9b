import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useUserRole } from './use-user-role.ts';
import type { UserFieldsFragment } from './users.generated.ts';

interface UserRoleDialogProps {
  user: UserFieldsFragment;
  onClose: () => void;
}

/** Grants or revokes the administrator role: explains the effect and asks for the acting administrator's password. */
export function UserRoleDialog({ user, onClose }: UserRoleDialogProps) {
  const { t } = useTranslation();
  const { control, onSubmit, isSaving } = useUserRole(user, onClose);
  const isAdmin = user.role === 'ADMIN';
  const action = t(isAdmin ? 'users.unmakeAdmin' : 'users.makeAdmin');
  return (
    // No warning before it is closed: only a password would be lost.
    <FormDialog
      title={action}
      action={action}
      isDirty={false}
      isBusy={isSaving}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {t(isAdmin ? 'users.unmakeAdminMeans' : 'users.makeAdminMeans', { name: user.name })}
      </Typography>
      <Typography sx={{ mb: 3 }}>{t('users.roleEndsSessions')}</Typography>
      <FormPasswordField
        control={control}
        name="password"
        label={t('users.ownPassword')}
        required
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
