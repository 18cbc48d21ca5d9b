import Down from '@mui/icons-material/KeyboardArrowDown';
import Left from '@mui/icons-material/KeyboardArrowLeft';
import Right from '@mui/icons-material/KeyboardArrowRight';
import Up from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import Cropper, { type MediaSize } from 'react-easy-crop';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PictureArea, PictureSize } from './crop-geometry.ts';
import { moved } from './crop-position.ts';

/** In CSS pixels: wide enough for a face, narrow enough to scroll past it on a phone. */
const WIDTH = 240;
const STEP = 12;
const MAXIMUM_ZOOM = 4;

const MOVES = [
  { Icon: Left, label: 'crop.left', by: { x: -STEP, y: 0 } },
  { Icon: Up, label: 'crop.up', by: { x: 0, y: -STEP } },
  { Icon: Down, label: 'crop.down', by: { x: 0, y: STEP } },
  { Icon: Right, label: 'crop.right', by: { x: STEP, y: 0 } },
] as const;

interface PictureCropperProps {
  /** Object URL of the picture. */
  url: string;
  /** Width divided by height of the frame. */
  shape: number;
  onArea: (area: PictureArea) => void;
  onUnreadable: () => void;
}

/** A picture behind a frame, which can be moved and zoomed by mouse, touch, arrow keys or buttons. */
export function PictureCropper({ url, shape, onArea, onUnreadable }: PictureCropperProps) {
  const { t } = useTranslation();
  const frame: PictureSize = { width: WIDTH, height: WIDTH / shape };
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [size, setSize] = useState<MediaSize>();
  const zoomId = useId();
  const helpId = useId();

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Box
        sx={{
          position: 'relative',
          width: WIDTH,
          height: frame.height,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
          '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          aspect={shape}
          maxZoom={MAXIMUM_ZOOM}
          objectFit="cover"
          keyboardStep={STEP}
          // The mouse wheel scrolls the page instead of zooming.
          zoomWithScroll={false}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          // In a step of a form that is hidden the frame measures nothing, and no area is of it.
          onCropAreaChange={(_share, area) => area.width > 0 && area.height > 0 && onArea(area)}
          onMediaLoaded={setSize}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{
            role: 'group',
            'aria-label': t('crop.frame'),
            'aria-describedby': helpId,
          }}
        />
      </Box>
      <Box sx={{ flex: '1 1 220px', maxWidth: 320 }}>
        <Typography id={helpId} variant="body2" sx={{ mb: 2 }}>
          {t('crop.help')}
        </Typography>
        <Typography id={zoomId} sx={{ fontWeight: 600 }}>
          {t('crop.zoom')}
        </Typography>
        <Slider
          aria-labelledby={zoomId}
          value={zoom}
          min={1}
          max={MAXIMUM_ZOOM}
          step={0.1}
          onChange={(_event, value) => setZoom(value as number)}
        />
        <Typography sx={{ mt: 1, fontWeight: 600 }}>{t('crop.move')}</Typography>
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {MOVES.map(({ Icon, label, by }) => (
            <IconButton
              key={label}
              aria-label={t(label)}
              onClick={() => size && setPosition(moved(position, by, { size, zoom, frame }))}
            >
              <Icon />
            </IconButton>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
