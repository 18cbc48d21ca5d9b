import { telephoneAddress } from '../components/page/telephone-address.ts';
import type { SiteQuery } from '../features/site-settings/site.generated.ts';
import { useLocalized } from '../i18n/localized.ts';
import styles from './reach-us.module.css';

type Settings = Pick<SiteQuery['siteSettings'], 'phone' | 'address' | 'textLanguages'>;

/** A link that calls the association, if the settings have a number. */
export function CallLink({ phone }: Pick<Settings, 'phone'>) {
  return phone && <a href={telephoneAddress(phone)}>{phone}</a>;
}

/** Telephone and address, as far as the settings have them. */
export function ReachUs({ settings }: { settings: Settings }) {
  const address = useLocalized()(settings.address, settings.textLanguages.address);
  return (
    <address className={styles.reachUs}>
      <CallLink phone={settings.phone} />
      <span lang={address.lang} className={styles.address}>
        {address.text}
      </span>
    </address>
  );
}
