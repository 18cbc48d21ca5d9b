import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type TickerItem, TickerLine } from './ticker-line.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';

interface TickerProps<Item extends TickerItem> {
  /** What the items are: "Notices". */
  label: string;
  items: readonly Item[];
  /** A text, or a button or link of at least 44 px. */
  renderItem: (item: Item) => ReactNode;
  /** The link to all items. */
  all: { to: string; label: string };
}

const allLink = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  color: 'primary.main',
  textUnderlineOffset: '0.2em',
} as const;

/**
 * A golden band of short texts that scroll by. It can be paused and stops under the pointer and for keyboard
 * focus; for visitors who want reduced motion it does not move and is scrolled by hand.
 */
export function Ticker<Item extends TickerItem>({ label, items, renderItem, all }: TickerProps<Item>) {
  const { t } = useTranslation();
  const still = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);

  return (
    <Box component="section" aria-label={label} sx={{ bgcolor: 'brand.gold', displayPrint: 'none' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          // Large text wraps to a second line.
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: { xs: 1, md: 2 },
          minHeight: 60,
        }}
      >
        <Box component={Link} to={all.to} sx={allLink}>
          {all.label}
        </Box>
        <TickerLine
          label={label}
          items={items}
          renderItem={renderItem}
          pace={still ? 'still' : isPaused ? 'paused' : 'moving'}
        />
        {!still && (
          <IconButton
            aria-label={isPaused ? t('ticker.play') : t('ticker.pause')}
            onClick={() => setIsPaused(!isPaused)}
            sx={{ color: 'primary.main', mr: -1 }}
          >
            {isPaused ? <PlayArrow /> : <Pause />}
          </IconButton>
        )}
      </Container>
    </Box>
  );
}
