import { type ReactNode, useId } from 'react';
import { Email } from '../../components/icons/email.ts';
import type { Icon } from '../../components/icons/icon.tsx';
import { Phone } from '../../components/icons/phone.ts';
import { Place } from '../../components/icons/place.ts';
import { Schedule as AccessTime } from '../../components/icons/schedule.ts';
import { AddLink } from '../../components/list/add-link.tsx';
import { MapFrame } from '../../components/media/map-frame.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { TextWithPhones } from '../../components/page/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContactDetailsQuery } from './contact-details.generated.ts';
import styles from './contact-details.module.css';
import { EmailLink, PhoneLink } from './contact-links.tsx';

interface DetailProps {
  Icon: Icon;
  label: string;
  children: ReactNode;
}

function Detail({ Icon, label, children }: DetailProps) {
  return (
    <div>
      <dt className="text-small text-soft">
        <Icon />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Address, opening hours and contacts of the association, as far as the site settings have them. */
export function ContactDetails({ settings }: { settings: ContactDetailsQuery['siteSettings'] }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const titleId = useId();
  const address = localized(settings.address, settings.textLanguages.address);
  const hours = localized(settings.contactHours, settings.textLanguages.contactHours);
  const isEmpty = !(settings.phone || settings.email || hours.text || address.text || settings.mapPosition);
  if (isEmpty) return <AddLink label="site.fillIn" to={PATHS.siteSettings} />;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={`text-h2 ${styles.title}`}>
        {t('contact.reachUs')}
      </h2>
      <dl className={styles.details}>
        {settings.phone && (
          <Detail Icon={Phone} label={t('contact.phone')}>
            <PhoneLink phone={settings.phone} />
          </Detail>
        )}
        {settings.email && (
          <Detail Icon={Email} label={t('contact.email')}>
            <EmailLink email={settings.email} />
          </Detail>
        )}
        {hours.text && (
          <Detail Icon={AccessTime} label={t('contact.hours')}>
            <span lang={hours.lang}>
              <TextWithPhones text={hours.text} />
            </span>
          </Detail>
        )}
        {address.text && (
          <Detail Icon={Place} label={t('contact.address')}>
            <span lang={address.lang} className="text-lines text-break">
              {address.text}
            </span>
          </Detail>
        )}
      </dl>
      <MapFrame position={settings.mapPosition} address={address.text} />
    </section>
  );
}
