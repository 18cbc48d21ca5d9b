import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ArrowUpward } from '../icons/arrow-upward.ts';
import styles from './scroll-to-top.module.css';
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
    <button
      type="button"
      aria-label={t('scrollToTop')}
      onClick={goUp}
      className={`not-printed ${styles.button}`}
    >
      <ArrowUpward />
    </button>
  );
}
