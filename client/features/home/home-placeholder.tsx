import Box from '@mui/material/Box';
import { IMAGE_SIZES, LIMITS } from '../../../rules/limits.ts';
import { ContentCardGridPlaceholder } from '../../components/list/content-card-grid.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Band } from './band.tsx';

/** Reserves the space of the first sections below the cards. */
export function HomePlaceholder() {
  return (
    <Band>
      <Box aria-hidden sx={{ pt: 6, pb: 8, minHeight: 420, maxWidth: 560 }}>
        <Placeholder width="50%" height={44} />
        <Placeholder sx={{ mt: 2 }} />
        <Placeholder />
        <Placeholder />
        <Placeholder width="70%" />
      </Box>
      <ContentCardGridPlaceholder count={LIMITS.homeEvents} pictureSize={IMAGE_SIZES.event} />
    </Band>
  );
}
