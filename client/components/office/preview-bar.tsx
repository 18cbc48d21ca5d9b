import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ContentShelf } from '../../../rules/content-state.ts';
import type { Instant } from '../../../rules/days.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ContentRoom, formAddress } from './content-rooms.ts';
import { useMomentText } from './use-moment-text.ts';

interface PreviewBarProps {
  room: ContentRoom;
  id: number;
  /** Undefined while it is loading. */
  item?: { shelf: ContentShelf; visibility: { shownFrom?: Instant | null } };
}

/** Says whether visitors see what is shown below, and leads back to the office. */
export function PreviewBar({ room, id, item }: PreviewBarProps) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  const from = item?.visibility.shownFrom;
  const textOf = (shelf: ContentShelf) => {
    if (shelf === 'PLANNED' && from) return t('preview.fromThen', { when: momentText(from) });
    return t(shelf === 'VISIBLE' ? 'preview.visible' : 'preview.notVisible');
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
          {item ? textOf(item.shelf) : t('preview.title')}
        </Typography>
        {item?.shelf !== 'BIN' && (
          <Button component={RouterLink} to={formAddress(room, id)} color="inherit" variant="outlined">
            {t('preview.change')}
          </Button>
        )}
        <Button component={RouterLink} to={room.path} color="inherit" variant="outlined">
          {t('preview.toList')}
        </Button>
      </Container>
    </Box>
  );
}
