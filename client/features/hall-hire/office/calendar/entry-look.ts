import HireIcon from '@mui/icons-material/HandshakeOutlined';
import RequestIcon from '@mui/icons-material/HourglassEmptyOutlined';
import OwnIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import ClosedIcon from '@mui/icons-material/NotInterestedOutlined';
import SeriesIcon from '@mui/icons-material/RepeatOutlined';
import { alpha, type Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import type { EntryState } from './calendar-entry.ts';

export const ENTRY_ICONS: Record<EntryState, ComponentType<{ fontSize?: 'inherit' | 'small' }>> = {
  HIRE: HireIcon,
  REQUEST: RequestIcon,
  SERIES: SeriesIcon,
  OWN: OwnIcon,
  EVENT: OwnIcon,
  CLOSURE: ClosedIcon,
};

/** How it is drawn: hired filled, asked for dashed, series green, ours gold, closed hatched. */
export const entryLook =
  (state: EntryState) =>
  ({ palette }: Theme) => {
    const gold = {
      backgroundColor: alpha(palette.brand.gold, 0.55),
      color: palette.text.primary,
      border: `1px solid ${alpha(palette.brand.gold, 0.9)}`,
    };
    return {
      HIRE: {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
        border: `1px solid ${palette.primary.main}`,
        fontWeight: 600,
      },
      REQUEST: {
        backgroundColor: palette.background.paper,
        color: palette.primary.main,
        border: `2px dashed ${palette.primary.main}`,
      },
      SERIES: {
        backgroundColor: `color-mix(in srgb, ${palette.success.main} 11%, ${palette.background.paper})`,
        color: palette.success.main,
        border: `1px solid ${alpha(palette.success.main, 0.6)}`,
        fontWeight: 600,
      },
      OWN: gold,
      EVENT: gold,
      CLOSURE: {
        background: `repeating-linear-gradient(135deg, ${palette.background.paper} 0 6px, ${alpha(palette.text.secondary, 0.28)} 6px 9px)`,
        color: palette.text.primary,
        border: `1px solid ${palette.text.secondary}`,
        fontWeight: 600,
      },
    }[state];
  };
