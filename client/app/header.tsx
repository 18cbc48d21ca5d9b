import { PATHS } from '../components/page/paths.ts';
import { useMatrimonialsPath } from '../components/page/use-matrimonials-path.ts';
import { useSiteQuery } from '../features/site-settings/site.generated.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { LanguageLink } from './language-link.tsx';
import { LanguageSelect } from './language-select.tsx';
import { headerMenu, MORE_MENU } from './menu.ts';
import { MenuList } from './menu-list.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { CallLink } from './reach-us.tsx';
import { SearchLink } from './search-link.tsx';

/** The association's name, the menu, the language and the visitor's account. */
export function Header() {
  const { t } = useTranslation();
  const matrimonials = useMatrimonialsPath(PATHS.matrimonials);
  const phone = useSiteQuery().data?.siteSettings.phone;
  return (
    <header>
      <div className={`page-width ${styles.top}`}>
        <Brand />
        <div className={styles.tools}>
          <MenuList entries={MORE_MENU} className={styles.more} />
          {phone && (
            <div className={`${styles.more} ${styles.call}`}>
              <CallLink phone={phone} />
            </div>
          )}
          <SearchLink />
          <LanguageSelect />
          <AccountMenu />
        </div>
        <div className={styles.phoneTools}>
          <div className={styles.search}>
            <SearchLink />
          </div>
          <LanguageLink />
          <PhoneMenu />
        </div>
      </div>
      <div className={`dark-band ${styles.menuBand}`}>
        <nav className="page-width" aria-label={t('layout.mainMenu')}>
          <MenuList entries={headerMenu(matrimonials)} className={styles.menu} />
        </nav>
      </div>
    </header>
  );
}
