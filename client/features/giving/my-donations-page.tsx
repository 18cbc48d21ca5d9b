import { Link } from 'react-router-dom';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import { place } from '../../../rules/place.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { loadTextFiles } from '../../i18n/load-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DonorsOnly } from './donors-only.tsx';
import { MyDonations } from './my-donations.tsx';

const GIFT_AID_PLACEHOLDER = <Placeholder variant="rectangular" height={320} />;

/** Apart, with its texts, because it is only in the United Kingdom. */
const MyGiftAid = lazyPart(async () => {
  await loadTextFiles(['gift-aid', 'conflict']);
  return (await import('../gift-aid/my-gift-aid.tsx')).MyGiftAid;
}, GIFT_AID_PLACEHOLDER);

/** The signed-in user's own donations and payments. */
export function MyDonationsPage() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const title = t('donations.mine');
  return (
    <DonorsOnly title={title} redirectTo={PATHS.login}>
      <div className="page-width page-padding">
        <PageMeta title={title} noindex />
        <PageHeading
          title={title}
          lead={t('donations.mineLead')}
          action={
            <Link to={PATHS.payments} className="button button-outlined">
              {t('donations.giveAgain')}
            </Link>
          }
        />
        {place.country === GIFT_AID_COUNTRY && (
          <div style={{ marginBottom: 48 }}>{isHydrated ? <MyGiftAid /> : GIFT_AID_PLACEHOLDER}</div>
        )}
        <MyDonations />
      </div>
    </DonorsOnly>
  );
}
