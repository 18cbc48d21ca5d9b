import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OfficeRoleNames } from './office-role-names.tsx';
import { useOfficersQuery } from './users.generated.ts';

/** Who works in the office, and as what. */
export function OfficersCard() {
  const { t } = useTranslation();
  const { data } = useOfficersQuery({ fetchPolicy: 'cache-and-network' });
  const officers = (data?.users.items ?? []).filter(({ officeRoles }) => officeRoles.length > 0);
  if (officers.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="officers" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id="officers" variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('users.officers')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {officers.map(({ id, name, status, officeRoles }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
              {name}
              {status === 'SUSPENDED' && ` (${t('users.statuses.SUSPENDED')})`}
            </Typography>
            <OfficeRoleNames roles={officeRoles} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}
