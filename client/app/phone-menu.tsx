import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useCloseOnBack } from '../components/dialogs/open-layers.ts';
import { Close as CloseIcon } from '../components/icons/close.ts';
import { Menu as MenuIcon } from '../components/icons/menu.ts';
import { PATHS } from '../components/page/paths.ts';
import { useMatrimonialsPath } from '../components/page/use-matrimonials-path.ts';
import { useSiteQuery } from '../features/site-settings/site.generated.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSelect } from './language-select.tsx';
import { headerMenu, MORE_MENU, SEARCH_MENU } from './menu.ts';
import { MenuList } from './menu-list.tsx';
import styles from './phone-menu.module.css';
import { ReachUs } from './reach-us.tsx';

const DIALOG_ID = 'site-menu';

/** From here on the header has the menu: as in header.module.css. */
const WIDE = '(min-width: 900px)';

/**
 * The menu of narrow screens. The browser's own dialog traps the focus, closes on Escape and gives the focus
 * back; its button is an invoker, so it opens without scripts too where the browser knows invokers.
 */
export function PhoneMenu() {
  const { t } = useTranslation();
  const matrimonials = useMatrimonialsPath(PATHS.matrimonials);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useCloseOnBack(isOpen, () => dialog.current?.close());
  const settings = useSiteQuery().data?.siteSettings;

  function open() {
    setIsOpen(true);
    // For browsers whose buttons do not know the command.
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  }

  /** Closes on a link or a button, and on the backdrop: a click there has the dialog itself as its target. */
  function closeOnClick(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target as Element;
    if (target === dialog.current || target.closest('a, button')) dialog.current?.close();
  }

  // A rotated tablet may become a wide screen, where the header has the menu and this one has no button.
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.iconButton}
        aria-haspopup="dialog"
        aria-label={t('layout.menu')}
        onClick={open}
        {...{ command: 'show-modal', commandfor: DIALOG_ID }}
      >
        <MenuIcon size="large" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it */}
      <dialog
        ref={dialog}
        id={DIALOG_ID}
        aria-label={t('layout.menu')}
        onClose={() => setIsOpen(false)}
        onClick={closeOnClick}
        className={`day-colours ${styles.dialog}`}
        {...{ closedby: 'any' }}
      >
        <form method="dialog" className={styles.close}>
          <button type="submit" className={styles.iconButton} aria-label={t('layout.closeMenu')}>
            <CloseIcon />
          </button>
        </form>
        <nav aria-label={t('layout.mainMenu')}>
          <MenuList entries={SEARCH_MENU} className={`${styles.links} ${styles.search}`} />
          <MenuList entries={headerMenu(matrimonials)} className={styles.links} />
          <MenuList entries={MORE_MENU} className={`${styles.links} ${styles.moreLinks}`} />
        </nav>
        {settings && (
          <div className={styles.reach}>
            <ReachUs settings={settings} />
          </div>
        )}
        <div className={styles.tools}>
          <LanguageSelect />
          <AccountMenu stacked />
        </div>
      </dialog>
    </>
  );
}
