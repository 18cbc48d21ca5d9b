import { Link } from 'react-router-dom';
import { Permission } from '../../../rules/permissions.ts';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PublicPage } from '../../components/page/public-page.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HowItWorks } from './how-it-works.tsx';
import { OfferCard } from './offer-card.tsx';
import { SponsorOffersDocument, useSponsorOffersQuery } from './sponsors.generated.ts';
import styles from './sponsors.module.css';

export const queries: PageQueries = () => [{ query: SponsorOffersDocument }];

/** Everything that can be sponsored: the daily arti, lunches, festivals. */
export function SponsorPage() {
  const { t } = useTranslation();
  const result = useSponsorOffersQuery();
  return (
    <PublicPage title="sponsors.title" summary="sponsors.summary" lead="sponsors.lead">
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={480} />}>
        {({ sponsorOffers }) =>
          sponsorOffers.length === 0 ? (
            <>
              <EmptyList
                text={t('sponsors.none')}
                add={{
                  label: 'sponsors.add',
                  to: PATHS.sponsorOffers,
                  permission: Permission.MANAGE_DONATIONS,
                }}
              />
              <Link to={PATHS.give} className="button button-outlined">
                {t('sponsors.giveInstead')}
              </Link>
            </>
          ) : (
            <div className={styles.columns}>
              <div className={styles.offers}>
                {sponsorOffers.map((offer) => (
                  <OfferCard key={offer.id} offer={offer} />
                ))}
              </div>
              <HowItWorks />
            </div>
          )
        }
      </LoadState>
    </PublicPage>
  );
}
