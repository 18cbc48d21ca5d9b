import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useUserRole } from './use-user-role.ts';
import type { UserFieldsFragment } from './users.generated.ts';

interface UserRoleDialogProps {
  user: UserFieldsFragment;
  onClose: () => void;
}

/** Makes or unmakes an administrator: says what that means, and asks for the password of who does it. */
export function UserRoleDialog({ user, onClose }: UserRoleDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { control, onSubmit, isSaving } = useUserRole(user, onClose);
  const isAdmin = user.role === 'ADMIN';
  const action = t(isAdmin ? 'users.unmakeAdmin' : 'users.makeAdmin');
  return (
    <Dialog
      open
      // A click outside must not lose what was typed.
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' && !isSaving) onClose();
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <form noValidate onSubmit={onSubmit}>
        <DialogContent>
          <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2 }}>
            {action}
          </Typography>
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isSaving}>
            {t('common.cancel')}
          </Button>
          <BusyButton type="submit" busy={isSaving} busyLabel={t('form.saving')}>
            {action}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
