import { IMAGE_SIZES, LIMITS } from '../../../rules/limits.ts';
import { ContentCardGridPlaceholder } from '../../components/list/content-card-grid.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Band } from './band.tsx';
import styles from './home-placeholder.module.css';

/** Reserves the space of the first sections below the cards. */
export function HomePlaceholder() {
  return (
    <Band>
      <div aria-hidden className={styles.history}>
        <Placeholder width="50%" height={44} />
        <Placeholder style={{ marginTop: 16 }} />
        <Placeholder />
        <Placeholder />
        <Placeholder width="70%" />
      </div>
      <ContentCardGridPlaceholder count={LIMITS.homeEvents} pictureSize={IMAGE_SIZES.event} />
    </Band>
  );
}
