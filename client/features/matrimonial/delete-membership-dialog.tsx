import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { FormPasswordField } from '../../components/form/form-password-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDeleteMembership } from './use-delete-membership.ts';

/** Deletes the member's account for good, with the password as proof that it is they who ask. */
export function DeleteMembershipDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { control, onSubmit, isDeleting } = useDeleteMembership();
  return (
    // A click outside must not lose what was typed.
    <Dialog
      open
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' && !isDeleting) onClose();
      }}
    >
      <form noValidate onSubmit={onSubmit}>
        <DialogContent>
          <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2 }}>
            {t('candidate.yourData.delete')}
          </Typography>
          <Typography sx={{ mb: 3 }}>{t('candidate.yourData.deleteText')}</Typography>
          <FormPasswordField
            control={control}
            name="password"
            label={t('accounts.password')}
            required
            autoComplete="current-password"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isDeleting}>
            {t('common.goBack')}
          </Button>
          <BusyButton
            type="submit"
            color="error"
            busy={isDeleting}
            busyLabel={t('candidate.yourData.deleting')}
          >
            {t('candidate.yourData.deleteNow')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
