import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../components/page-meta.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { RecentEvents } from './recent-events.tsx';

/** The first page of the site (spec §2, Home). */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('home.title')} />
      <Hero />
      <FeatureCards />
      <RecentEvents />
    </>
  );
}
