import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useInterestsWaitingQuery } from './own-interests.generated.ts';

/** The way to a member's interests, with how many wait for an answer. */
export function OwnInterestsLink() {
  const { t } = useTranslation();
  const { data } = useInterestsWaitingQuery({ fetchPolicy: 'cache-and-network' });
  const total = data?.interestsWaiting ?? 0;
  return (
    <Button
      component={RouterLink}
      to={PATHS.matrimonialInterests}
      variant={total > 0 ? 'contained' : 'outlined'}
    >
      {total > 0 ? t('interests.linkWaiting', { total }) : t('interests.link')}
    </Button>
  );
}
