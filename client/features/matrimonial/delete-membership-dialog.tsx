import Typography from '@mui/material/Typography';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormPasswordField } from '../../components/form/form-password-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDeleteMembership } from './use-delete-membership.ts';

/** Deletes the member's account permanently; needs the password. */
export function DeleteMembershipDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { control, onSubmit, isDeleting } = useDeleteMembership();
  return (
    // No warning before it is closed: only a password would be lost.
    <FormDialog
      title={t('candidate.yourData.delete')}
      action={t('candidate.yourData.deleteNow')}
      color="error"
      isDirty={false}
      isBusy={isDeleting}
      busyLabel={t('candidate.yourData.deleting')}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>{t('candidate.yourData.deleteText')}</Typography>
      <FormPasswordField
        control={control}
        name="password"
        label={t('accounts.password')}
        required
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
