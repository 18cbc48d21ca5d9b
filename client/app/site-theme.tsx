import type { ReactNode } from 'react';
import { DRAWN_COLOURS } from '../../rules/drawn-colours.ts';
import { FixedTheme } from '../components/page/fixed-theme.tsx';
import { usePageRecord } from '../components/page/page-record.ts';
import { useSiteQuery } from '../features/site-settings/site.generated.ts';
import '../theme/site.css';
import { paletteRule, themeOf } from './theme.ts';

/** The association's colours; the previous ones while the settings are read in another language. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const { data, previousData } = useSiteQuery();
  const colours = (data ?? previousData)?.siteSettings.palette ?? DRAWN_COLOURS;
  const record = usePageRecord();
  if (record) record.themeColour = colours.cream;
  return (
    <FixedTheme theme={themeOf(colours)}>
      <style>{paletteRule(colours)}</style>
      {children}
    </FixedTheme>
  );
}
