import { useTranslation } from 'react-i18next';
import { EmptyState } from '../components/art/empty-state.tsx';
import { PageMeta } from '../components/page-meta.tsx';
import { PATHS } from '../components/paths.ts';
import type english from '../i18n/en.json';
import { PlainPage } from './plain-page.tsx';

interface ComingSoonPageProps {
  /** A key of `pages`, for the title. */
  page: keyof typeof english.pages;
}

/** Stands where a page is still to be built. */
export function ComingSoonPage({ page }: ComingSoonPageProps) {
  const { t } = useTranslation();
  const title = t(`pages.${page}`);
  return (
    <>
      <PageMeta title={title} noindex />
      <PlainPage
        eyebrow={t('comingSoon.eyebrow')}
        title={title}
        text={t('comingSoon.text')}
        action={{ to: PATHS.events, label: t('home.seeWhatsOn') }}
      >
        <EmptyState size={220} />
      </PlainPage>
    </>
  );
}
