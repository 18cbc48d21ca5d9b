import type { ReactNode } from 'react';
import { useSiteQuery } from '../features/site-settings/site.generated.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './visitor-frame.module.css';

/** The header and footer of the pages for visitors. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isBeingFilled = useSiteQuery().data?.siteSettings.isBeingFilled;
  return (
    <div className={styles.frame}>
      <Header />
      <main id="main" tabIndex={-1}>
        {isBeingFilled && <p className={`alert alert-info ${styles.filling}`}>{t('site.beingFilled')}</p>}
        {children}
      </main>
      <Footer />
    </div>
  );
}
