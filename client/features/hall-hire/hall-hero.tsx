import { Drawing, type DrawingFile } from '../../components/art/drawing.tsx';
import hallInside from '../../components/art/hall-inside.svg?url';
import plainHallInside from '../../components/art/plain-hall-inside.svg?url';
import { Phone } from '../../components/icons/phone.ts';
import { useAssociation } from '../../components/page/association.ts';
import { telephoneAddress } from '../../components/page/telephone-address.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HallQuery } from './hall.generated.ts';
import { DAYS_ID } from './hall-address.ts';
import { HallFacts } from './hall-facts.tsx';
import styles from './hall-hero.module.css';
import { HallPhotos } from './hall-photos.tsx';

/** The hall from within: a stage with a mandap, garlands, laid tables; else the stage alone. */
const HALL_INSIDE: DrawingFile = { src: hallInside, plain: plainHallInside, width: 720, height: 600 };

interface HallHeroProps {
  page: HallQuery['hallPage'];
  rooms: HallQuery['rooms'];
  photos: HallQuery['roomPhotos'];
  phone: string;
  /** The lowest price of an hour in pence; undefined where no room is priced by the hour. */
  fromPence: number | undefined;
}

/** What the hall looks like, what one asks of it first, and where one goes from here. */
export function HallHero({ page, rooms, photos, phone, fromPence }: HallHeroProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const lead = useLocalized()(page.lead ?? t('hall.lead'), page.lead ? page.textLanguages.lead : undefined);
  const hasDrawing = useAssociation().drawings !== 'none';
  return (
    <div className={`card ${styles.hero}`}>
      {photos.length > 0 ? (
        <HallPhotos photos={photos} rooms={rooms} />
      ) : (
        hasDrawing && (
          <div className={styles.picture}>
            <Drawing of={HALL_INSIDE} early />
          </div>
        )
      )}
      <div className={styles.words}>
        <h1 className="text-h1">{t('pages.hallHire')}</h1>
        <p className="text-body" lang={lead.lang}>
          {lead.text}
        </p>
        {fromPence !== undefined && (
          <p className="text-body">{t('hall.fromPrice', { amount: money(fromPence) })}</p>
        )}
        <HallFacts page={page} />
        <div className={styles.acts}>
          <a href={`#${DAYS_ID}`} className="button button-filled">
            {t('hall.seeFreeDays')}
          </a>
          {phone && (
            <a href={telephoneAddress(phone)} className="button button-outlined">
              <Phone size="small" />
              {phone}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
