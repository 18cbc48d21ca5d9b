import { eventPath } from '../../../rules/event-path.ts';
import { addressIn } from '../../../rules/language-addresses.ts';
import { EventAvailable } from '../../components/icons/event-available.ts';
import { WhatsApp } from '../../components/icons/whats-app.ts';
import { usePageRecord } from '../../components/page/page-record.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './calendar-links.module.css';
import type { EventFieldsFragment } from './events.generated.ts';

type Named = Pick<EventFieldsFragment, 'id' | 'name'> & { textLanguages: { name: string } };

/** Adds an event, or one date of it, to the calendar of a phone: a file, which works without scripts. */
export function AddToCalendar({
  event,
  day,
  isIcon = false,
}: {
  event: Named;
  day?: string;
  isIcon?: boolean;
}) {
  const { t, language } = useTranslation();
  const languages = useSiteLanguages();
  const name = useLocalized()(event.name, event.textLanguages.name);
  const path = addressIn(language, `${eventPath(event.id)}/calendar.ics`, languages);
  const href = day ? `${path}${path.includes('?') ? '&' : '?'}day=${day}` : path;
  return (
    <a href={href} className={isIcon ? styles.icon : 'button button-outlined'}>
      <EventAvailable size="small" />
      {isIcon ? (
        <VisuallyHidden>{t('events.addNamed', { name: name.text })}</VisuallyHidden>
      ) : (
        t('events.addToCalendar')
      )}
    </a>
  );
}

/** Sends an event to a group: a link that WhatsApp opens, without scripts. */
export function ShareOnWhatsApp({ event, words }: { event: Named; words: string }) {
  const { t, language } = useTranslation();
  const languages = useSiteLanguages();
  const origin = usePageRecord()?.origin ?? (typeof location === 'undefined' ? '' : location.origin);
  const address = addressIn(language, origin + eventPath(event.id), languages);
  const text = [event.name, words, address].filter(Boolean).join('\n');
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      rel="noopener"
      className="button button-outlined"
      suppressHydrationWarning
    >
      <WhatsApp size="small" />
      {t('events.whatsApp')}
    </a>
  );
}

/** The address of the feed of all events that programs subscribe to. */
export function useFeedAddress(): { webcal: string; file: string } {
  const { language } = useTranslation();
  const languages = useSiteLanguages();
  const origin = usePageRecord()?.origin ?? (typeof location === 'undefined' ? '' : location.origin);
  const file = addressIn(language, '/calendar.ics', languages);
  return { webcal: `${origin.replace(/^https?/, 'webcal')}${file}`, file };
}
