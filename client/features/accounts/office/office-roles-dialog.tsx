import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { InvitationLink } from './invitation-link.tsx';
import { OfficeRolesField } from './office-roles-field.tsx';
import { useOfficeRoles } from './use-office-roles.ts';
import type { UserFieldsFragment } from './users.generated.ts';

interface OfficeRolesDialogProps {
  user: UserFieldsFragment;
  onClose: () => void;
}

/** Gives and takes roles of the office: says what each may do, and asks for the acting owner's password. */
export function OfficeRolesDialog({ user, onClose }: OfficeRolesDialogProps) {
  const { t } = useTranslation();
  const { dialog, link } = useOfficeRoles(user, onClose);
  const title = t('users.rolesOf', { name: user.name });
  if (link)
    return (
      <Dialog open onClose={onClose} aria-label={title} fullWidth>
        <DialogContent>
          <Typography variant="h3" component="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography sx={{ mb: 2 }}>{t('users.rolesWaitForLink')}</Typography>
          <InvitationLink link={link} name={user.name} />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            {t('common.close')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <FormDialog title={title} {...dialog}>
      <OfficeRolesField />
      {!user.isEmailProved && (
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {t('users.rolesWait', { email: user.email })}
        </Typography>
      )}
      <Typography sx={{ mb: 3 }}>{t('users.roleEndsSessions')}</Typography>
      <FormPasswordField
        name="password"
        label={t('users.ownPassword')}
        required
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
