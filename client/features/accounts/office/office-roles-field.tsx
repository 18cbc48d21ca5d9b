import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { addDays } from '../../../../rules/days.ts';
import { type HeldOfficeRole, OFFICE_ROLES, type OfficeRole } from '../../../../rules/office-roles.ts';
import { currentDay, isDate, momentOf, wallClock } from '../../../../rules/zoned-time.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The last day before a moment, by the clock of the site. */
export function lastDayBefore(moment: Date | string): string {
  return wallClock(new Date(new Date(moment).getTime() - 1)).date;
}

/** The first moment after a day, by the clock of the site; null without one. */
function endOf(day: string): Date | null {
  return isDate(day) ? momentOf(addDays(day, 1), '00:00') : null;
}

/** Chooses roles of the office, each with what it may do and, if wanted, its last day: `roles` of the form. */
export function OfficeRolesField() {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ name: 'roles' });
  const roles = field.value as readonly HeldOfficeRole[];
  const held = (role: OfficeRole) => roles.find((one) => one.role === role);
  const without = (role: OfficeRole) => roles.filter((one) => one.role !== role);
  return (
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
  );
}
