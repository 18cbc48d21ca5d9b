import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { DRAWN_COLOURS } from '../../rules/drawn-colours.ts';
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
  const theme = themeOf(colours);
  return (
    // What MUI's `ThemeProvider` does for a theme whose colours switch by rules of the page; its code is five times as much.
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components as object}>
        <style>{paletteRule(colours)}</style>
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
