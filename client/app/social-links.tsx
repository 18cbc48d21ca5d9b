import { Facebook } from '../components/icons/facebook.ts';
import { Instagram } from '../components/icons/instagram.ts';
import { WhatsApp } from '../components/icons/whats-app.ts';
import { YouTube } from '../components/icons/you-tube.ts';
import type { SiteQuery } from '../features/site-settings/site.generated.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './social-links.module.css';

const NETWORKS = [
  { name: 'Facebook', target: 'facebookUrl', Icon: Facebook },
  { name: 'Instagram', target: 'instagramUrl', Icon: Instagram },
  { name: 'YouTube', target: 'youtubeUrl', Icon: YouTube },
  { name: 'WhatsApp', target: 'whatsappUrl', Icon: WhatsApp },
] as const;

/** Links to the community's pages on social networks, as far as the settings have them. */
export function SocialLinks({ settings }: { settings: SiteQuery['siteSettings'] }) {
  const { t } = useTranslation();
  const known = NETWORKS.filter(({ target }) => settings[target]);
  if (known.length === 0) return null;
  return (
    <ul aria-label={t('layout.social')} className={`plain-list ${styles.list}`}>
      {known.map(({ name, target, Icon }) => (
        <li key={name}>
          <a
            href={settings[target]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('layout.socialLink', { network: name })}
          >
            <Icon />
          </a>
        </li>
      ))}
    </ul>
  );
}
