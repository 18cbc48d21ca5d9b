import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn } from '../../../rules/language-addresses.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNotify } from '../dialogs/notify.tsx';
import { Share } from '../icons/share.ts';

/**
 * Opens the device's share dialog, or copies the page's address where there is none. Without scripts it is a link to
 * the page itself, to be copied by hand.
 */
export function ShareLink({ title }: { title: string }) {
  const { t, language } = useTranslation();
  const { pathname } = useLocation();
  const notify = useNotify();
  const href = addressIn(language, pathname, useSiteLanguages());

  async function share(event: MouseEvent): Promise<void> {
    event.preventDefault();
    const url = new URL(href, location.href).href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
    } catch (error) {
      // The visitor has closed the device's dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      return notify(t('share.byHand', { url }));
    }
    return notify(t('share.copied'));
  }

  return (
    <a href={href} className="button button-outlined" onClick={share}>
      <Share size="small" />
      {t('share.page')}
    </a>
  );
}
