import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CountUp } from '../../components/page/count-up.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useVisitCount } from '../visits/use-visit-count.ts';

/** The number of visits. It is loaded in the browser; until then only its space is reserved. */
export function VisitorCounter() {
  const { t } = useTranslation();
  const count = useVisitCount();
  return (
    <Box sx={{ visibility: count === undefined ? 'hidden' : undefined }}>
      <Typography
        component="span"
        variant="h2"
        sx={{ display: 'block', color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}
      >
        {count === undefined ? '\u00A0' : <CountUp value={count} />}
      </Typography>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {t('home.visits', { count: count ?? 0 })}
      </Typography>
    </Box>
  );
}
