import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { focusWhenShown } from '../form/focus-when-shown.ts';
import { ReadyButton } from '../form/ready-button.tsx';
import { FoldedMap } from '../icons/folded-map.ts';
import { OpenInNew } from '../icons/open-in-new.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './map-frame.module.css';
import { mapAddresses } from './map-position.ts';
import { StreetMap } from './street-map.tsx';

interface MapFrameProps {
  /** "latitude,longitude" in degrees; empty for no map. */
  position: string;
  /** The postal address, on one line or several. */
  address: string;
}

/** A map from OpenStreetMap; nothing is loaded from there before a click. */
export function MapFrame({ position, address }: MapFrameProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const addresses = mapAddresses(position);
  if (!addresses) return null;

  return (
    <div>
      <div className={styles.frame}>
        {isShown ? (
          <iframe
            src={addresses.embed}
            title={t('map.title', { address: address.trim().replace(/\s*\n\s*/g, ', ') })}
            ref={focusWhenShown}
            className={styles.map}
          />
        ) : (
          <>
            <StreetMap />
            <div className={styles.panel}>
              <ReadyButton variant="contained" startIcon={<FoldedMap />} onClick={() => setIsShown(true)}>
                {t('map.show')}
              </ReadyButton>
              <p className="text-caption text-soft">{t('map.note')}</p>
            </div>
          </>
        )}
      </div>
      <a href={addresses.page} target="_blank" rel="noopener noreferrer" className={styles.link}>
        {t('map.open')}
        <OpenInNew size="small" />
        <VisuallyHidden>{t('map.newWindow')}</VisuallyHidden>
      </a>
    </div>
  );
}
