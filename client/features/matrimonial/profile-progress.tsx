import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ProfileSteps } from './use-profile-steps.ts';

/** Above the form: which step this is, and the way to the whole form on one page. */
export function ProfileProgress({
  steps: { isStepped, step, count, place: ref, showWhole },
}: {
  steps: ProfileSteps;
}) {
  const { t } = useTranslation();
  if (!isStepped) return null;
  const place = t('profile.steps.place', { step: step + 1, count });
  return (
    <Stack sx={{ mb: 3, gap: 1, alignItems: 'flex-start' }}>
      <Typography ref={ref} role="status" tabIndex={-1} sx={{ fontWeight: 600, scrollMarginTop: 16 }}>
        {place}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * (step + 1)) / count}
        aria-label={place}
        sx={{ width: '100%', height: 8, borderRadius: 1 }}
      />
      <Button onClick={showWhole}>{t('profile.steps.whole')}</Button>
    </Stack>
  );
}
