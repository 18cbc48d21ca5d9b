import { CountUp } from '../components/page/count-up.tsx';
import { useUsedParts } from '../components/page/page-parts.ts';
import { useMatrimonialsPath } from '../components/page/use-matrimonials-path.ts';
import { type SiteQuery, useSiteQuery } from '../features/site-settings/site.generated.ts';
import { useVisitCount } from '../features/visits/use-visit-count.ts';
import { useLocalized } from '../i18n/localized.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Brand } from './brand.tsx';
import styles from './footer.module.css';
import { LanguageSelect } from './language-select.tsx';
import { footerMenu, LEGAL_MENU } from './menu.ts';
import { MenuList } from './menu-list.tsx';
import { ReachUs } from './reach-us.tsx';
import { SocialLinks } from './social-links.tsx';

/** The line's height is reserved: the count is loaded after hydration, and is left out when that fails. */
function Visitors() {
  const { t } = useTranslation();
  const count = useVisitCount();
  return (
    <p className={styles.visitors}>
      {count !== undefined && (
        <>
          {t('layout.visits')}:{' '}
          <span className={styles.count}>
            <CountUp value={count} />
          </span>
        </>
      )}
    </p>
  );
}

function ShortHistory({ settings }: { settings: SiteQuery['siteSettings'] }) {
  const { text, lang } = useLocalized()(settings.footerHistory, settings.textLanguages.footerHistory);
  return (
    <p className={`text-small text-lines text-break ${styles.history}`} lang={lang}>
      {text}
    </p>
  );
}

function Charity({ settings }: { settings: SiteQuery['siteSettings'] }) {
  const { t } = useTranslation();
  const { charityName, charityNumber } = settings;
  if (!charityNumber) return null;
  return (
    <p className={`text-caption text-break ${styles.charity}`}>
      {charityName && `${charityName} · `}
      {t('layout.charityNumber', { number: charityNumber })}
    </p>
  );
}

/** A short history and links to every part of the site; the fallback where the phone menu cannot open. */
export function Footer() {
  const { t } = useTranslation();
  const matrimonials = useMatrimonialsPath();
  const isUsed = useUsedParts();
  // A failure is reported by the page itself; the menus are shown all the same.
  const settings = useSiteQuery().data?.siteSettings;
  return (
    <footer className={`dark-band ${styles.footer}`}>
      <div className={`page-width ${styles.columns}`}>
        <div>
          <Brand />
          {settings && <ShortHistory settings={settings} />}
          {settings && <Charity settings={settings} />}
        </div>
        <nav aria-label={t('layout.footerMenu')}>
          <MenuList entries={footerMenu(matrimonials)} className={styles.links} />
        </nav>
        <div className={`${styles.links} ${styles.reach}`}>
          <LanguageSelect />
          {settings && <ReachUs settings={settings} />}
          {settings && <SocialLinks settings={settings} />}
          {isUsed('visitorCounter') && <Visitors />}
        </div>
      </div>
      <nav className={`page-width ${styles.legal}`} aria-label={t('layout.legalMenu')}>
        <MenuList entries={LEGAL_MENU} className={`${styles.links} ${styles.legalLinks}`} />
      </nav>
    </footer>
  );
}
