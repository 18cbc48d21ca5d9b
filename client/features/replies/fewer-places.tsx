import type { ReactNode } from 'react';
import { Exclamation } from '../../components/icons/exclamation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './reply.module.css';

interface FewerPlacesProps {
  left: number;
  /** How many they are. */
  asked: number;
  /** Whether they have no places yet. */
  isNew: boolean;
  /** Leads back to the numbers. */
  onChoose: () => void;
  /** Another way on. */
  children: ReactNode;
}

/** In place of the form's button: that there is no room for all of them, and their two answers. */
export function FewerPlaces({ left, asked, isNew, onChoose, children }: FewerPlacesProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="alert" className={`${styles.note} ${styles.faster}`}>
        <Exclamation />
        <h3 className="text-h4">
          {left > 0 ? t('replies.faster.left', { count: left }) : t('replies.faster.none')}
        </h3>
        <p>
          {t('replies.faster.asked', { count: asked })} {isNew && left > 0 && t('replies.faster.partlyAfter')}
        </p>
      </div>
      <div className={styles.acts}>
        {left > 0 && (
          <button type="button" className="button button-filled" onClick={onChoose}>
            {t('replies.faster.choose', { count: left })}
          </button>
        )}
        {children}
      </div>
    </>
  );
}
