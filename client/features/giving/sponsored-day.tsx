import { Link } from 'react-router-dom';
import { slotLines } from '../../../rules/sponsored-days.ts';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useDayText } from '../../i18n/dates.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DateBlock } from '../events/date-block.tsx';
import give from './give.module.css';
import { offerAddress, sponsorAddress } from './give-address.ts';
import { GiverFields } from './giver-fields.tsx';
import type { Sponsored } from './sponsored.ts';
import styles from './sponsored-day.module.css';

const GiftAidTick = lazyPart(async () => (await import('../gift-aid/gift-aid-tick.tsx')).GiftAidTick);

/** Says that the day is taken, and what is free next: choosing that keeps what was typed. */
function Gone({ sponsored: { offer, chosen, freeNext } }: { sponsored: Sponsored }) {
  const { t } = useTranslation();
  const dayText = useDayText('full');
  const names = slotLines(offer.slots);
  return (
    <div role="alert" className={`alert ${styles.gone}`}>
      <p>{t(freeNext.length > 0 ? 'sponsors.gone' : 'sponsors.goneAll')}</p>
      {freeNext.map(({ day, slot }) => (
        <Link
          key={`${day} ${slot}`}
          replace
          to={sponsorAddress({ offerId: chosen.offerId, day, slot })}
          className="button button-outlined"
        >
          {t('sponsors.when', { day: dayText(day), slot: names[slot - 1] ?? '' })}
        </Link>
      ))}
    </div>
  );
}

/** In place of how much and what for: the day that is sponsored, for whom, Gift Aid, who. */
export function SponsoredDay({ sponsored }: { sponsored: Sponsored }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const money = useShortMoney();
  const dayText = useDayText('full');
  const isHydrated = useHydrated();
  const { offer, chosen, isFree } = sponsored;
  const name = localized(offer.name, offer.textLanguages.name);
  return (
    <>
      <h2 className={`text-h3 ${give.question}`}>{t('sponsors.yours')}</h2>
      <div className={styles.day}>
        <DateBlock day={chosen.day} />
        <div>
          <p
            className={`text-h4 ${styles.slot}`}
            lang={localized(offer.slots, offer.textLanguages.slots).lang}
          >
            {slotLines(offer.slots)[chosen.slot - 1]}
          </p>
          <p className="text-small" lang={name.lang}>
            {name.text}
          </p>
          <p className="text-small">{dayText(chosen.day)}</p>
          <p>
            <strong>{money(offer.pence)}</strong>
          </p>
        </div>
      </div>
      {!isFree && <Gone sponsored={sponsored} />}
      <Link to={offerAddress(chosen.offerId, chosen.day.slice(0, 7))} className={styles.other}>
        {t('sponsors.another')}
      </Link>
      <h2 className={`text-h3 ${give.question}`}>{t('sponsors.forTitle')}</h2>
      <FormTextField
        name="sponsor.forWhom"
        label={t('sponsors.forWhom')}
        hint={t('sponsors.forWhomHint')}
        rows={2}
      />
      <div className={give.pair}>
        <FormTextField name="sponsor.gotra" label={t('sponsors.gotra')} hint={t('sponsors.optional')} />
        <FormTextField
          name="sponsor.occasion"
          label={t('sponsors.occasion')}
          hint={t('sponsors.occasionHint')}
        />
      </div>
      <FormTextField
        name="sponsor.shownName"
        label={t('sponsors.shownName')}
        hint={t('sponsors.shownNameHint')}
      />
      {isHydrated && <GiftAidTick />}
      <GiverFields />
    </>
  );
}
