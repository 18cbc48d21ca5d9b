import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useDayText } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { lastDayBefore } from './office-roles-field.tsx';
import type { UserFieldsFragment } from './users.generated.ts';

/** The roles that somebody holds, each with its last day. */
export function OfficeRoleNames({ roles }: { roles: UserFieldsFragment['officeRoles'] }) {
  const { t } = useTranslation();
  const dayText = useDayText('medium');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {roles.map(({ role, endsAt }) => {
        const name = t(`users.officeRoles.${role}`);
        const label = endsAt
          ? t('users.roleUntilDay', { role: name, day: dayText(lastDayBefore(endsAt)) })
          : name;
        return <Chip key={role} size="small" label={label} />;
      })}
    </Box>
  );
}
