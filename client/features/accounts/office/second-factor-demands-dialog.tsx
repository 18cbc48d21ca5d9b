import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { OFFICE_ROLES, type OfficeRole } from '../../../../rules/office-roles.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSetSecondFactorDemandsMutation } from './users.generated.ts';

const loadRules = async () => (await import('../../../../rules/second-factor.ts')).secondFactorDemandRules;

interface SecondFactorDemandsDialogProps {
  demanded: readonly OfficeRole[];
  onClose: () => void;
}

/** Chooses the roles of which a second factor is demanded. */
export function SecondFactorDemandsDialog({ demanded, onClose }: SecondFactorDemandsDialogProps) {
  const { t } = useTranslation();
  const done = useDoneNotice();
  const { form, submit } = useRulesForm(loadRules, { roles: [...demanded], password: '' });
  const { field } = useController({ control: form.control, name: 'roles' });
  const refuse = useRefusal(form);
  const [setDemands, { loading }] = useSetSecondFactorDemandsMutation();
  const onSubmit = submit(async (variables) => {
    try {
      await setDemands({ variables });
    } catch (error) {
      return refuse(error);
    }
    onClose();
    done({ text: t('demands.saved') });
  });
  const without = (role: OfficeRole) => field.value.filter((one) => one !== role);
  return (
    <FormDialog
      form={form}
      title={t('demands.title')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{t('demands.means')}</Typography>
      <FormGroup aria-label={t('demands.title')} role="group" sx={{ mb: 3 }}>
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
