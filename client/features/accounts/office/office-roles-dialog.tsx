import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { addDays } from '../../../../rules/birth-date.ts';
import { OFFICE_ROLES, type OfficeRole } from '../../../../rules/office-roles.ts';
import { currentDay, isDate, momentOf, wallClock } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useOfficeRoles } from './use-office-roles.ts';
import type { UserFieldsFragment } from './users.generated.ts';

/** The last day before a moment, by the clock of the site. */
export function lastDayBefore(moment: Date | string): string {
  return wallClock(new Date(new Date(moment).getTime() - 1)).date;
}

/** The first moment after a day, by the clock of the site; null without one. */
function endOf(day: string): Date | null {
  return isDate(day) ? momentOf(addDays(day, 1), '00:00') : null;
}

interface OfficeRolesDialogProps {
  user: UserFieldsFragment;
  onClose: () => void;
}

/** Gives and takes roles of the office: says what each may do, and asks for the acting owner's password. */
export function OfficeRolesDialog({ user, onClose }: OfficeRolesDialogProps) {
  const { t } = useTranslation();
  const { form, ...dialog } = useOfficeRoles(user, onClose);
  const { control } = form;
  const { field, fieldState } = useController({ control, name: 'roles' });
  const held = (role: OfficeRole) => field.value.find((one) => one.role === role);
  const without = (role: OfficeRole) => field.value.filter((one) => one.role !== role);
  return (
    <FormDialog title={t('users.rolesOf', { name: user.name })} {...dialog} onClose={onClose}>
      <Box role="group" aria-label={t('users.changeRoles')} sx={{ display: 'grid', gap: 2, mb: 3 }}>
        {OFFICE_ROLES.map((role) => {
          const given = held(role);
          return (
            <Box key={role}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={given !== undefined}
                    onChange={({ target }) =>
                      field.onChange(
                        target.checked ? [...without(role), { role, endsAt: null }] : without(role),
                      )
                    }
                    slotProps={{ input: { 'aria-describedby': `${role}-means` } }}
                  />
                }
                label={t(`users.officeRoles.${role}`)}
                slotProps={{ typography: { sx: { fontWeight: 600 } } }}
              />
              <Typography id={`${role}-means`} variant="body2" sx={{ color: 'text.secondary', pl: 4 }}>
                {t(`users.officeRoleMeans.${role}`)}
              </Typography>
              {given && (
                <TextField
                  type="date"
                  size="small"
                  label={t('users.roleUntil')}
                  defaultValue={given.endsAt ? lastDayBefore(given.endsAt) : ''}
                  onChange={({ target }) =>
                    field.onChange([...without(role), { role, endsAt: endOf(target.value) }])
                  }
                  slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: currentDay() } }}
                  sx={{ ml: 4, mt: 1.5, width: 'calc(100% - 32px)', maxWidth: 320 }}
                />
              )}
            </Box>
          );
        })}
        {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      </Box>
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
