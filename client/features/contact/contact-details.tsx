import type { SvgIconComponent } from '@mui/icons-material';
import AccessTime from '@mui/icons-material/AccessTime';
import Email from '@mui/icons-material/EmailOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { AddLink } from '../../components/list/add-link.tsx';
import { MapFrame } from '../../components/media/map-frame.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContactDetailsQuery } from './contact-details.generated.ts';
import { EmailLink, PhoneLink } from './contact-links.tsx';

interface DetailProps {
  Icon: SvgIconComponent;
  label: string;
  children: ReactNode;
}

function Detail({ Icon, label, children }: DetailProps) {
  return (
    <div>
      <Typography
        component="dt"
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}
      >
        <Icon sx={{ fontSize: 28, color: 'primary.main' }} />
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, ml: 5 }}>
        {children}
      </Box>
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
    <Box component="section" aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: 3 }}>
        {t('contact.reachUs')}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 2, mt: 0, mb: 4 }}>
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
            <Typography lang={hours.lang}>{hours.text}</Typography>
          </Detail>
        )}
        {address.text && (
          <Detail Icon={Place} label={t('contact.address')}>
            <Typography lang={address.lang} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {address.text}
            </Typography>
          </Detail>
        )}
      </Box>
      <MapFrame position={settings.mapPosition} address={address.text} />
    </Box>
  );
}
