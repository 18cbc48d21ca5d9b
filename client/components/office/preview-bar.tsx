import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ContentTab } from '../../../rules/content-state.ts';
import type { Instant } from '../../../rules/days.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ContentSection, formAddress } from './content-sections.ts';
import { useMomentText } from './use-moment-text.ts';

interface PreviewBarProps {
  officeSection: ContentSection;
  id: number;
  /** Undefined while it is loading. */
  item?: { tab: ContentTab; visibility: { shownFrom?: Instant | null } };
}

/** Says whether visitors see what is shown below, and leads back to the office. */
export function PreviewBar({ officeSection, id, item }: PreviewBarProps) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  const from = item?.visibility.shownFrom;
  const textOf = (tab: ContentTab) => {
    if (tab === 'PLANNED' && from) return t('preview.fromThen', { when: momentText(from) });
    return t(tab === 'VISIBLE' ? 'preview.visible' : 'preview.notVisible');
  };
  return (
    <Box
      component="section"
      aria-label={t('preview.title')}
      // Above the garland.
      sx={{ position: 'sticky', top: 0, zIndex: 'appBar', bgcolor: 'brand.deep', color: 'common.white' }}
    >
      <Container
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, py: 1 }}
      >
        <Typography sx={{ flex: '1 1 220px', fontWeight: 600 }}>
          {item ? textOf(item.tab) : t('preview.title')}
        </Typography>
        {item?.tab !== 'BIN' && (
          <Button
            component={RouterLink}
            to={formAddress(officeSection, id)}
            color="inherit"
            variant="outlined"
          >
            {t('preview.change')}
          </Button>
        )}
        <Button component={RouterLink} to={officeSection.path} color="inherit" variant="outlined">
          {t('preview.toList')}
        </Button>
      </Container>
    </Box>
  );
}
