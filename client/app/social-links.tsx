import Facebook from '@mui/icons-material/Facebook';
import Instagram from '@mui/icons-material/Instagram';
import WhatsApp from '@mui/icons-material/WhatsApp';
import YouTube from '@mui/icons-material/YouTube';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SiteFooterQuery } from '../features/site-settings/site-footer.generated.ts';
import { useTranslation } from '../i18n/use-translation.ts';

const NETWORKS = [
  { name: 'Facebook', target: 'facebookUrl', Icon: Facebook },
  { name: 'Instagram', target: 'instagramUrl', Icon: Instagram },
  { name: 'YouTube', target: 'youtubeUrl', Icon: YouTube },
  { name: 'WhatsApp', target: 'whatsappUrl', Icon: WhatsApp },
] as const;

const listStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;

const pictureStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  opacity: 0.6,
} as const;

const linkStyle = {
  border: 1,
  borderColor: 'currentColor',
  '&:hover': { color: 'brand.gold' },
} as const;

/** Where the community is found elsewhere; an icon without a target is only a picture (D42). */
export function SocialLinks({ settings }: { settings: SiteFooterQuery['siteSettings'] }) {
  const { t } = useTranslation();
  const hasTargets = NETWORKS.some(({ target }) => settings[target]);
  return (
    <Box
      component="ul"
      aria-label={t('layout.social')}
      aria-hidden={!hasTargets || undefined}
      sx={[listStyle, { ml: hasTargets ? 0 : -1.25 }]}
    >
      {NETWORKS.map(({ name, target, Icon }) => (
        <li key={name} aria-hidden={!settings[target] || undefined}>
          {settings[target] ? (
            <IconButton
              color="inherit"
              href={settings[target]}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('layout.socialLink', { network: name })}
              sx={linkStyle}
            >
              <Icon />
            </IconButton>
          ) : (
            <Box component="span" sx={pictureStyle}>
              <Icon />
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}
