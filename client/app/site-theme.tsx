import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { DRAWN_COLOURS } from '../../rules/drawn-colours.ts';
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
  const theme = themeOf(colours);
  return (
    // What MUI's `ThemeProvider` does for a theme whose colours never switch; its code is five times as much.
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components as object}>
        <style>{paletteRule(colours)}</style>
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
