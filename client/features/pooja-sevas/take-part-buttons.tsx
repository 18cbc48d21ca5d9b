import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { WAYS_TO_TAKE_PART } from './ways-to-take-part.ts';

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  mt: 3,
  '& > *': { flex: { xs: '1 1 40%', sm: 'none' } },
  '& > :first-of-type': { flexBasis: { xs: '100%', sm: 'auto' } },
} as const;

/** The ways to take part as a row of buttons; the first is the primary one. */
export function TakePartButtons() {
  const { t } = useTranslation();
  const isUsed = useUsedPages();
  const ways = WAYS_TO_TAKE_PART.filter(({ to }) => isUsed(to));
  return (
    <Box sx={actions}>
      {ways.map(({ key, to }, index) => (
        <Button key={key} component={Link} to={to} variant={index === 0 ? 'contained' : 'outlined'}>
          {t(`poojaSevas.${key}`)}
        </Button>
      ))}
    </Box>
  );
}
