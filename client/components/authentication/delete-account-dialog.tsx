import Typography from '@mui/material/Typography';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import { place } from '../../../rules/place.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { FormPasswordField } from '../form/form-password-field.tsx';
import { type DeletedAccount, useDeleteAccount } from './use-delete-account.ts';

/** Deletes one's own account for good, after saying what goes and what stays; needs the password. */
export function DeleteAccountDialog({ onClose, ...account }: DeletedAccount & { onClose: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit, isDeleting } = useDeleteAccount(account);
  return (
    // No warning before it is closed: only a password would be lost.
    <FormDialog
      form={form}
      title={t('yourData.delete')}
      action={t(`yourData.${account.realm}.now`)}
      color="error"
      isDirty={false}
      isBusy={isDeleting}
      busyLabel={t('yourData.deleting')}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{t(`yourData.${account.realm}.goes`)}</Typography>
      <Typography sx={{ mb: 2 }}>{t(`yourData.${account.realm}.stays`)}</Typography>
      {account.realm === 'account' && place.country === GIFT_AID_COUNTRY && (
        <Typography sx={{ mb: 2 }}>{t('yourData.giftAidStays')}</Typography>
      )}
      <Typography sx={{ mb: 3 }}>{t('yourData.typePassword')}</Typography>
      <FormPasswordField
        name="password"
        label={t('accounts.password')}
        required
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
