import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ReadyButton } from '../../../components/form/ready-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SecondFactorRequirementsDialog } from './second-factor-requirements-dialog.tsx';
import { useSecondFactorRequirementsQuery } from './users.generated.ts';

/** Of which roles a second factor is required. */
export function SecondFactorRequirements() {
  const { t } = useTranslation();
  const { data } = useSecondFactorRequirementsQuery({ fetchPolicy: 'cache-and-network' });
  const [isChanging, setIsChanging] = useState(false);
  if (!data) return null;
  const { secondFactorRequirements: roles } = data;
  return (
    <Card
      component="section"
      aria-labelledby="second-factor-requirements"
      sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="second-factor-requirements" variant="h3" component="h2" sx={{ flex: '1 1 200px' }}>
          {t('requirements.title')}
        </Typography>
        <ReadyButton variant="outlined" onClick={() => setIsChanging(true)}>
          {t('requirements.change')}
        </ReadyButton>
      </Box>
      <Typography sx={{ mb: 1 }}>
        {t(roles.length > 0 ? 'requirements.some' : 'requirements.none')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {roles.map((role) => (
          <Chip key={role} size="small" label={t(`users.officeRoles.${role}`)} />
        ))}
      </Box>
      {isChanging && <SecondFactorRequirementsDialog required={roles} onClose={() => setIsChanging(false)} />}
    </Card>
  );
}
