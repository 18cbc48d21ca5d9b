import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { dateFormat } from '../../../i18n/date-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { lastDayBefore } from './office-roles-field.tsx';
import type { UserFieldsFragment } from './users.generated.ts';

/** The roles that somebody holds, each with its last day. */
export function OfficeRoleNames({ roles }: { roles: UserFieldsFragment['officeRoles'] }) {
  const { t, language } = useTranslation();
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {roles.map(({ role, endsAt }) => {
        const name = t(`users.officeRoles.${role}`);
        const label = endsAt
          ? t('users.roleUntilDay', { role: name, day: day.format(new Date(lastDayBefore(endsAt))) })
          : name;
        return <Chip key={role} size="small" label={label} />;
      })}
    </Box>
  );
}
