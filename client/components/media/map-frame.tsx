import MapIcon from '@mui/icons-material/Map';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { focusWhenShown } from '../form/focus-when-shown.ts';
import { ReadyButton } from '../form/ready-button.tsx';
import { needsScripts } from '../page/needs-scripts.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { mapAddresses } from './map-position.ts';
import { StreetMap } from './street-map.tsx';

interface MapFrameProps {
  /** "latitude,longitude" in degrees; empty for no map. */
  position: string;
  /** The postal address, on one line or several. */
  address: string;
}

const frame = {
  position: 'relative',
  height: { xs: 300, md: 360 },
  overflow: 'hidden',
  borderRadius: '16px',
  border: 1,
  borderColor: 'divider',
} as const;

const panel = {
  ...needsScripts,
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  p: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** A map from OpenStreetMap; nothing is loaded from there before a click. */
export function MapFrame({ position, address }: MapFrameProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const addresses = mapAddresses(position);
  if (!addresses) return null;

  return (
    <div>
      <Box sx={frame}>
        {isShown ? (
          <Box
            component="iframe"
            src={addresses.embed}
            title={t('map.title', { address: address.trim().replace(/\s*\n\s*/g, ', ') })}
            ref={focusWhenShown}
            sx={{ display: 'block', width: '100%', height: '100%', border: 0 }}
          />
        ) : (
          <>
            <StreetMap />
            <Box sx={panel}>
              <ReadyButton variant="contained" startIcon={<MapIcon />} onClick={() => setIsShown(true)}>
                {t('map.show')}
              </ReadyButton>
              <Typography variant="caption" sx={{ color: 'text.secondary', textAlign: 'center' }}>
                {t('map.note')}
              </Typography>
            </Box>
          </>
        )}
      </Box>
      <Link
        href={addresses.page}
        target="_blank"
        rel="noopener noreferrer"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 }}
      >
        {t('map.open')}
        <OpenInNew fontSize="small" aria-hidden />
        <VisuallyHidden>{t('map.newWindow')}</VisuallyHidden>
      </Link>
    </div>
  );
}
