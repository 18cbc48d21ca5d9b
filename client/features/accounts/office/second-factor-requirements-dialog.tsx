import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { OFFICE_ROLES, type OfficeRole } from '../../../../rules/office-roles.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { isRefusedWith } from '../../../components/form/refused-field.ts';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSetSecondFactorRequirementsMutation } from './users.generated.ts';

const rules = async () => (await import('../../../../rules/second-factor.ts')).secondFactorRequirementRules;

interface SecondFactorRequirementsDialogProps {
  required: readonly OfficeRole[];
  onClose: () => void;
}

/** Chooses the roles of which a second factor is required. */
export function SecondFactorRequirementsDialog({ required, onClose }: SecondFactorRequirementsDialogProps) {
  const { t } = useTranslation();
  // What is required changes below the open dialog when somebody else saves.
  const [seenRoles] = useState(required);
  const [setRequirements] = useSetSecondFactorRequirementsMutation();
  const dialog = useDialogForm({
    rules,
    values: { roles: [...required], password: '' },
    save: (fields) => setRequirements({ variables: { ...fields, seenRoles: [...seenRoles] } }),
    done: t('requirements.saved'),
    // What was seen is not so any more: that is to be looked at first.
    onConflict: (error) => isRefusedWith(error, 'changedByAnother') && onClose(),
    onClose,
  });
  const { field } = useController({ control: dialog.form.control, name: 'roles' });
  const without = (role: OfficeRole) => field.value.filter((one) => one !== role);
  return (
    <FormDialog {...dialog} title={t('requirements.title')}>
      <Typography sx={{ mb: 2 }}>{t('requirements.means')}</Typography>
      <FormGroup aria-label={t('requirements.title')} role="group" sx={{ mb: 3 }}>
        {OFFICE_ROLES.map((role) => (
          <FormControlLabel
            key={role}
            label={t(`users.officeRoles.${role}`)}
            control={
              <Checkbox
                checked={field.value.includes(role)}
                onChange={({ target }) =>
                  field.onChange(target.checked ? [...without(role), role] : without(role))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormPasswordField
        name="password"
        label={t('users.ownPassword')}
        required
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
