import { EmptyList } from '../../components/list/empty-list.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PublicPage } from '../../components/page/public-page.tsx';
import { TextParagraphs } from '../../components/page/text-paragraphs.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Facts } from './facts.tsx';
import { useWhoWeAreQuery, WhoWeAreDocument, type WhoWeAreQuery } from './who-we-are.generated.ts';
import styles from './who-we-are-page.module.css';

function GuruQuote({ settings }: { settings: WhoWeAreQuery['siteSettings'] }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const message = localized(settings.guruMessage, settings.textLanguages.guruMessage);
  const name = localized(settings.guruName, settings.textLanguages.guruName);
  if (!message.text) return null;
  return (
    <figure className={styles.quote}>
      <blockquote>
        <TextParagraphs {...message} />
      </blockquote>
      <figcaption className="text-soft">
        {name.text ? <span lang={name.lang}>{name.text}</span> : t('whoWeAre.guruMessage')}
      </figcaption>
    </figure>
  );
}

function WhoWeAre({ settings }: { settings: WhoWeAreQuery['siteSettings'] }) {
  const { t } = useTranslation();
  const history = useLocalized()(settings.history, settings.textLanguages.history);
  return (
    <div className="page-columns">
      <div>
        {history.text ? (
          <TextParagraphs {...history} />
        ) : (
          <EmptyList text={t('whoWeAre.empty')} add={{ label: 'site.fillIn', to: PATHS.siteSettings }} />
        )}
        <GuruQuote settings={settings} />
      </div>
      <Facts settings={settings} />
    </div>
  );
}

export const queries: PageQueries = () => [{ query: WhoWeAreDocument }];

/** The community's history and other facts from the site settings. */
export function WhoWeArePage() {
  const result = useWhoWeAreQuery();
  return (
    <PublicPage title="whoWeAre.title" summary="whoWeAre.summary">
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={480} />}>
        {({ siteSettings }) => <WhoWeAre settings={siteSettings} />}
      </LoadState>
    </PublicPage>
  );
}
