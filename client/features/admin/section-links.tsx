import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSections } from './sections.ts';

/** Links to the sections of the long dashboard. */
export function SectionLinks() {
  const { t } = useTranslation();
  const sections = useSections();
  return (
    <Box
      component="nav"
      aria-label={t('admin.jump')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& .MuiButton-root': { px: 1.5, fontSize: '0.9375rem' },
      }}
    >
      {sections.map(({ id, title }) => (
        <Button key={id} href={`#${id}`} variant="outlined" size="small">
          {t(title)}
        </Button>
      ))}
    </Box>
  );
}
