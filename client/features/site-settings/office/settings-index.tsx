import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { TextKey } from '../../../i18n/text-keys.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** A section's name in the address. */
export function sectionOf(title: TextKey): string {
  return title.replace(/^.*\./, '');
}

/** The sections of the settings, of which each link leads to one. */
export function SettingsIndex({ titles }: { titles: readonly TextKey[] }) {
  const { t } = useTranslation();
  return (
    <Box
      component="nav"
      aria-label={t('siteSettings.index')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 3 }}
    >
      {titles.map((title) => (
        <Link
          key={title}
          component={RouterLink}
          to={{ hash: sectionOf(title) }}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t(title)}
        </Link>
      ))}
    </Box>
  );
}
