import Box from '@mui/material/Box';
import { telephoneAddress } from '../features/contact/telephone-address.ts';
import type { SiteQuery } from '../features/site-settings/site.generated.ts';
import { useLocalized } from '../i18n/localized.ts';

type Settings = Pick<SiteQuery['siteSettings'], 'phone' | 'address' | 'textLanguages'>;

const style = {
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' },
} as const;

/** A link that calls the association, if the settings have a number. */
export function CallLink({ phone }: Pick<Settings, 'phone'>) {
  return phone && <a href={telephoneAddress(phone)}>{phone}</a>;
}

/** Telephone and address, as far as the settings have them. */
export function ReachUs({ settings }: { settings: Settings }) {
  const address = useLocalized()(settings.address, settings.textLanguages.address);
  return (
    <Box component="address" sx={style}>
      <CallLink phone={settings.phone} />
      <Box component="span" lang={address.lang} sx={{ display: 'block', whiteSpace: 'pre-line' }}>
        {address.text}
      </Box>
    </Box>
  );
}
