import { Link } from 'react-router-dom';
import { slotLines } from '../../../rules/sponsored-days.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useDayText } from '../../i18n/dates.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DateBlock } from '../events/date-block.tsx';
import { sponsorAddress } from '../giving/give-address.ts';
import type { SponsorOfferQuery } from './sponsors.generated.ts';
import styles from './sponsors.module.css';

type Month = NonNullable<SponsorOfferQuery['sponsorOffer']>;
type Slot = Month['days'][number]['slots'][number];

interface SlotProps {
  offerId: number;
  day: string;
  slot: Slot;
  name: { text: string; lang: string | undefined };
}

/** A slot: free, and the way to the form, or taken, by whom if they wish to be named. */
function SlotOfDay({ offerId, day, slot: { slot, isTaken, takenBy }, name }: SlotProps) {
  const { t } = useTranslation();
  const dayText = useDayText('full');
  if (isTaken)
    return (
      <div className={`${styles.slot} ${styles.taken}`}>
        <span lang={name.lang}>{name.text}</span>
        <span className={styles.plate}>{takenBy || t('sponsors.taken')}</span>
      </div>
    );
  return (
    <Link to={sponsorAddress({ offerId, day, slot })} className={`${styles.slot} ${styles.free}`}>
      <span lang={name.lang}>{name.text}</span>
      <span className={styles.word}>
        {t('sponsors.free')}
        <VisuallyHidden>: {t('sponsors.take', { slot: name.text, day: dayText(day) })}</VisuallyHidden>
        <span aria-hidden> ›</span>
      </span>
    </Link>
  );
}

/** The days of a month, each with its slots. */
export function SponsorDays({ offer, days }: Pick<Month, 'offer' | 'days'>) {
  const localized = useLocalized();
  const dayText = useDayText('full');
  const names = slotLines(offer.slots);
  const { lang } = localized(offer.slots, offer.textLanguages.slots);
  return (
    <ul className={`plain-list ${styles.days}`}>
      {days.map(({ day, slots }) => (
        <li key={day} className={styles.day}>
          <DateBlock day={day} />
          <div className={styles.slots}>
            <h3 className="visually-hidden">{dayText(day)}</h3>
            {slots.map((slot) => (
              <SlotOfDay
                key={slot.slot}
                offerId={offer.id}
                day={day}
                slot={slot}
                name={{ text: names[slot.slot - 1] ?? '', lang }}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
