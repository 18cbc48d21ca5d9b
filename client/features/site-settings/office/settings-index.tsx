import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { TextKey } from '../../../i18n/text-keys.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** A section's name in the address. */
export function sectionOf(title: TextKey): string {
  return title.replace(/^.*\./, '');
}

/** The sections of the settings, of which each link leads to one; folded away where they would fill a phone's screen. */
export function SettingsIndex({ titles }: { titles: readonly TextKey[] }) {
  const { t } = useTranslation();
  const links = titles.map((title) => (
    <Link
      key={title}
      component={RouterLink}
      to={{ hash: sectionOf(title) }}
      sx={{ display: { xs: 'flex', sm: 'inline-flex' }, alignItems: 'center', minHeight: 44 }}
    >
      {t(title)}
    </Link>
  ));
  return (
    <Box component="nav" aria-label={t('siteSettings.index')} sx={{ mb: 3 }}>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, flexWrap: 'wrap', columnGap: 2 }}>{links}</Box>
      <Box component="details" sx={{ display: { sm: 'none' } }}>
        <Box component="summary" sx={{ minHeight: 44, lineHeight: '44px', fontWeight: 600 }}>
          {t('siteSettings.index')}
        </Box>
        {links}
      </Box>
    </Box>
  );
}
