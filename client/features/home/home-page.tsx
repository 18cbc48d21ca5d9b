import { LIMITS } from '../../../rules/limits.ts';
import type { Part } from '../../../rules/parts.ts';
import { useAssociation } from '../../components/page/association.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { organizationData } from '../../components/page/schema-org.ts';
import { ScrollToTop } from '../../components/page/scroll-to-top.tsx';
import { StructuredData } from '../../components/page/structured-data.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isEveryDay } from '../events/event-when.ts';
import { RepliesBetweenDocument } from '../replies/replies-between.generated.ts';
import { repliesToComeVariables } from '../replies/use-reply-facts.ts';
import { Committee } from './committee.tsx';
import { EventVideos } from './event-videos.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { GuruMessage } from './guru-message.tsx';
import { Hero } from './hero.tsx';
import { HistoryTeaser } from './history-teaser.tsx';
import { HomeDocument, useHomeQuery } from './home.generated.ts';
import styles from './home-page.module.css';
import { HomePlaceholder } from './home-placeholder.tsx';
import { MoreLinks } from './more-links.tsx';
import { NextEvent, NextEventPlaceholder } from './next-event.tsx';
import { NoticeTicker } from './notice-ticker.tsx';
import { PaymentGroups } from './payment-groups.tsx';
import { PoojaAndSeva } from './pooja-and-seva.tsx';
import { RecentEvents } from './recent-events.tsx';

/**
 * How many items of each list the page shows, of the committee as many as one request returns; and which of
 * the lists the site has.
 */
const variablesFor = (isUsed: (part: Part) => boolean) => ({
  notices: LIMITS.homeNotices,
  next: LIMITS.homeNextEvents,
  // One more than are shown: what is every day stands beside the next event.
  events: LIMITS.homeEvents + 1,
  videos: LIMITS.homeVideos,
  cards: LIMITS.homeCommitteeMembers,
  members: LIMITS.pageSizeMaximum,
  poojaSevas: LIMITS.homePoojaSevas,
  hasNotices: isUsed('notices'),
  hasFilms: isUsed('films'),
  hasCommittee: isUsed('committee'),
  hasPoojas: isUsed('poojas'),
  hasDocuments: isUsed('documents'),
});

export const queries: PageQueries = ({ isUsed }) => [
  { query: HomeDocument, variables: variablesFor(isUsed) },
  ...(isUsed('replies') ? [{ query: RepliesBetweenDocument, variables: repliesToComeVariables() }] : []),
];

/** The home page, with one query for everything on it. */
export function HomePage() {
  const { t } = useTranslation();
  const { openingTitle } = useAssociation();
  const isUsed = useUsedParts();
  const result = useHomeQuery({ variables: variablesFor(isUsed) });
  return (
    <>
      <PageMeta title={openingTitle || t('layout.home')} />
      <Hero>
        {result.data ? (
          <NextEvent events={result.data.nextEvents.items} />
        ) : (
          result.loading && <NextEventPlaceholder />
        )}
      </Hero>
      <NoticeTicker
        notices={
          result.loading && !result.data && isUsed('notices')
            ? undefined
            : (result.data?.notices?.items ?? [])
        }
      />
      <FeatureCards />
      <div className={styles.lists}>
        <LoadState result={result} placeholder={<HomePlaceholder />}>
          {(data) => (
            <>
              <StructuredData data={(site) => organizationData(data.siteSettings, site)} />
              <HistoryTeaser settings={data.siteSettings} video={data.homeVideos?.items[0]} />
              <GuruMessage settings={data.siteSettings} />
              <RecentEvents
                events={data.events.items.filter((event) => !isEveryDay(event)).slice(0, LIMITS.homeEvents)}
              />
              <EventVideos videos={data.videoLinks?.items ?? []} />
              {data.committeeCards && data.committee && (
                <Committee
                  cards={data.committeeCards.items}
                  members={data.committee.items}
                  totalCount={data.committee.totalCount}
                />
              )}
              {data.poojaSevas && <PoojaAndSeva item={data.poojaSevas.items[0]} />}
            </>
          )}
        </LoadState>
      </div>
      {isUsed('donations') && <PaymentGroups />}
      <MoreLinks hasDocuments={(result.data?.pdfDocuments?.totalCount ?? 0) > 0} />
      <ScrollToTop />
    </>
  );
}
