import { Link } from 'react-router-dom';
import { slotLines } from '../../../rules/sponsored-days.ts';
import { TextWithPhones } from '../../components/page/text-paragraphs.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DateBlock } from '../events/date-block.tsx';
import { offerAddress } from '../giving/give-address.ts';
import type { SponsorOfferFieldsFragment } from './sponsors.generated.ts';
import styles from './sponsors.module.css';
import { useWhen } from './use-when.ts';

/** What can be sponsored, what it costs and which day is free next, with the way to its days. */
export function OfferCard({ offer }: { offer: SponsorOfferFieldsFragment }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const money = useShortMoney();
  const when = useWhen();
  const { id, description, slots, pence, nextFree, textLanguages } = offer;
  const name = localized(offer.name, textLanguages.name);
  const about = description ? localized(description, textLanguages.description) : undefined;
  return (
    <article className={`card ${styles.offer}`}>
      {nextFree && <DateBlock day={nextFree.day} />}
      <div className={styles.words}>
        <h2 lang={name.lang} className="text-h3">
          {name.text}
        </h2>
        <p lang={localized(slots, textLanguages.slots).lang} className="text-soft text-small">
          {slotLines(slots).join(' · ')}
        </p>
      </div>
      <div className={`${styles.words} ${styles.rest}`}>
        {about && (
          <p lang={about.lang} className={`text-lines ${styles.about}`}>
            <TextWithPhones text={about.text} />
          </p>
        )}
        <p className={styles.price}>
          <strong>{t('sponsors.each', { amount: money(pence) })}</strong>
        </p>
        <p className="text-small" suppressHydrationWarning>
          {nextFree ? t('sponsors.nextFree', { when: when(slots, nextFree) }) : t('sponsors.allTaken')}
        </p>
      </div>
      <Link
        to={offerAddress(id)}
        className={`button ${nextFree ? 'button-filled' : 'button-outlined'} ${styles.act}`}
      >
        {t('sponsors.choose')}
        <VisuallyHidden>
          : <span lang={name.lang}>{name.text}</span>
        </VisuallyHidden>
      </Link>
    </article>
  );
}
