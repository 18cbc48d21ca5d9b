import type { ReactNode } from 'react';
import { DRAWN_COLOURS } from '../../rules/drawn-colours.ts';
import { FixedTheme } from '../components/page/fixed-theme.tsx';
import { usePageRecord } from '../components/page/page-record.ts';
import { useSiteQuery } from '../features/site-settings/site.generated.ts';
import '../theme/site.css';
import '../theme/paper.css';
import '../theme/wishes.css';
import { paletteRule, themeOf } from './theme.ts';

/** The association's colours; the previous ones while the settings are read in another language. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const { data, previousData } = useSiteQuery();
  const settings = (data ?? previousData)?.siteSettings;
  const colours = { day: settings?.palette ?? DRAWN_COLOURS, night: settings?.nightPalette };
  const record = usePageRecord();
  if (record)
    record.themeColours = { day: colours.day.cream, night: colours.night?.ground ?? colours.day.cream };
  return (
    <FixedTheme theme={themeOf(colours)}>
      <style>{paletteRule(colours)}</style>
      {children}
    </FixedTheme>
  );
}
