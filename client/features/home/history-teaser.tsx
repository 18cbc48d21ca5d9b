import { SportsCricket } from '../../components/icons/sports-cricket.ts';
import { AddLink } from '../../components/list/add-link.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Section } from '../../components/page/section.tsx';
import { TextWithPhones } from '../../components/page/text-paragraphs.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HomeVideoFieldsFragment } from '../home-videos/home-video-fields.generated.ts';
import { Band } from './band.tsx';
import styles from './history-teaser.module.css';
import type { HomeSettings } from './home-settings.ts';
import { HomeVideo } from './home-video.tsx';
import { SectionLink } from './section-link.tsx';
import { teaser } from './teaser.ts';
import { VisitorCounter } from './visitor-counter.tsx';

/** The sentence about the cricket teams, with a drawn bat. */
function CricketLine({ settings }: { settings: HomeSettings }) {
  const { text, lang } = useLocalized()(settings.cricket, settings.textLanguages.cricket);
  if (!text) return null;
  return (
    <div className={styles.cricket}>
      <SportsCricket />
      <p lang={lang} className="text-body text-break">
        <TextWithPhones text={text} />
      </p>
    </div>
  );
}

interface HistoryTeaserProps {
  settings: HomeSettings;
  /** The newest one, if there is any. */
  video: HomeVideoFieldsFragment | undefined;
}

/** The beginning of the community's history, the visit counter and the welcome video. */
export function HistoryTeaser({ settings, video }: HistoryTeaserProps) {
  const { t } = useTranslation();
  const isUsed = useUsedParts();
  const history = useLocalized()(settings.history, settings.textLanguages.history);
  return (
    <Band>
      <Section title={t('home.history')}>
        <div className={video && styles.columns}>
          <div>
            {!history.text && <AddLink label="site.fillIn" to={PATHS.siteSettings} />}
            {history.text && (
              <>
                <p lang={history.lang} className={`text-body text-break ${styles.teaser}`}>
                  {teaser(history.text)}
                </p>
                <div className={styles.more}>
                  <SectionLink to={PATHS.whoWeAre}>
                    {t('home.readMore')}
                    <VisuallyHidden>: {t('home.history')}</VisuallyHidden>
                  </SectionLink>
                </div>
              </>
            )}
            <div className={styles.facts}>
              <CricketLine settings={settings} />
              {isUsed('visitorCounter') && <VisitorCounter />}
            </div>
          </div>
          {video && <HomeVideo video={video} />}
        </div>
      </Section>
    </Band>
  );
}
