import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ReadyButton } from '../../../components/form/ready-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SecondFactorDemandsDialog } from './second-factor-demands-dialog.tsx';
import { useSecondFactorDemandsQuery } from './users.generated.ts';

/** Of which roles a second factor is demanded. */
export function SecondFactorDemands() {
  const { t } = useTranslation();
  const { data } = useSecondFactorDemandsQuery({ fetchPolicy: 'cache-and-network' });
  const [isChanging, setIsChanging] = useState(false);
  if (!data) return null;
  const { secondFactorDemands: roles } = data;
  return (
    <Card component="section" aria-labelledby="second-factor-demands" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="second-factor-demands" variant="h3" component="h2" sx={{ flex: '1 1 200px' }}>
          {t('demands.title')}
        </Typography>
        <ReadyButton variant="outlined" onClick={() => setIsChanging(true)}>
          {t('demands.change')}
        </ReadyButton>
      </Box>
      <Typography sx={{ mb: 1 }}>{t(roles.length > 0 ? 'demands.some' : 'demands.none')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {roles.map((role) => (
          <Chip key={role} size="small" label={t(`users.officeRoles.${role}`)} />
        ))}
      </Box>
      {isChanging && <SecondFactorDemandsDialog demanded={roles} onClose={() => setIsChanging(false)} />}
    </Card>
  );
}
