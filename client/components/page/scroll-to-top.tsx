import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/** Makes the Tab key start again at the page's first link. */
function focusTop(): void {
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
}

/** A button to scroll back up, shown after scrolling by more than a screen. */
export function ScrollToTop() {
  const { t } = useTranslation();
  const still = useReducedMotion();
  const isFarDown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight,
    () => false,
  );
  if (!isFarDown) return null;

  const goUp = () => {
    focusTop();
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <IconButton
      aria-label={t('scrollToTop')}
      onClick={goUp}
      sx={{
        position: 'fixed',
        right: { xs: 16, md: 24 },
        bottom: { xs: 16, md: 24 },
        zIndex: 'fab',
        width: 48,
        height: 48,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        // Visible on dark bands too.
        border: 2,
        borderColor: 'brand.gold',
        boxShadow: 3,
        '&:hover': { bgcolor: 'brand.deep' },
        displayPrint: 'none',
      }}
    >
      <ArrowUpward />
    </IconButton>
  );
}
