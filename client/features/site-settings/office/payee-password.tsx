import Box from '@mui/material/Box';
import { useFormContext, useFormState } from 'react-hook-form';
import { PAYEE_SETTINGS } from '../../../../rules/bank-details.ts';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Asks for one's password once something is changed that says where people pay to. */
export function PayeePassword() {
  const { t } = useTranslation();
  const { control } = useFormContext();
  const { dirtyFields } = useFormState({ control });
  if (!PAYEE_SETTINGS.some((name) => dirtyFields[name])) return null;
  return (
    <Box sx={{ maxWidth: 640 }}>
      <FormPasswordField
        name="password"
        label={t('users.ownPassword')}
        hint={t('siteSettings.payeePassword')}
        required
        autoComplete="current-password"
      />
    </Box>
  );
}
