import Typography from '@mui/material/Typography';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import { place } from '../../../rules/place.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { forgetAllDraftText } from '../form/draft-text.ts';
import { FormPasswordField } from '../form/form-password-field.tsx';
import { useDialogForm } from '../form/use-dialog-form.ts';
import { useLeaveWithConfirmation } from '../form/use-unsaved-warning.ts';
import { PATHS } from '../page/paths.ts';
import { useResetAndNavigate } from './use-reset-and-navigate.ts';

const rules = async () => (await import('../../../rules/passwords.ts')).accountRemovalRules;

export interface DeletedAccount {
  /** Of the main site, or of the matrimonial section; its texts have that name. */
  realm: 'account' | 'member';
  /** Makes the server delete it. */
  remove(password: string): Promise<unknown>;
}

interface DeleteAccountDialogProps extends DeletedAccount {
  onClose: () => void;
}

/**
 * Deletes one's own account for good, after saying what goes and what stays, and opens the home page, signed out; needs the
 * password.
 */
export function DeleteAccountDialog({ realm, remove, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const resetAndNavigate = useResetAndNavigate();
  const leaveWithConfirmation = useLeaveWithConfirmation();
  const action = t(`yourData.${realm}.now`);
  const dialog = useDialogForm({
    rules,
    values: { password: '' },
    async save({ password }) {
      let isDeleted = false;
      await leaveWithConfirmation(async () => {
        await remove(password);
        isDeleted = true;
        forgetAllDraftText();
        // Before the message, so that the page behind it no longer appears signed in.
        await resetAndNavigate(PATHS.home);
      });
      return isDeleted;
    },
    onSaved: () => undefined,
    told: (isDeleted) => (isDeleted ? t(`yourData.${realm}.deleted`) : undefined),
    onClose,
  });
  return (
    // No warning before it is closed: only a password would be lost.
    <FormDialog
      {...dialog}
      title={t(`yourData.${realm}.confirm`)}
      action={action}
      color="error"
      isDirty={false}
      busyLabel={t('yourData.deleting')}
    >
      <Typography sx={{ mb: 2 }}>{t(`yourData.${realm}.goes`)}</Typography>
      <Typography sx={{ mb: 2 }}>{t(`yourData.${realm}.stays`)}</Typography>
      {realm === 'account' && place.country === GIFT_AID_COUNTRY && (
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
