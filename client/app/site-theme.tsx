import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { DRAWN_COLOURS } from '../../rules/drawn-colours.ts';
import { usePageRecord } from '../components/page/page-record.ts';
import { type SiteColours, SiteColoursContext } from '../components/page/site-colours.ts';
import { useSiteQuery } from '../features/site-settings/site.generated.ts';
import '../theme/site.css';
import '../theme/paper.css';
import '../theme/wishes.css';

/** The element in the page's head that the server writes: the colours as custom properties. */
export const COLOURS_ELEMENT = 'site-colours';

/** Writes the page's colours anew when they have changed: when the office saves others, or a page came without. */
function useColoursOfPage(colours: SiteColours): void {
  const drawn = useRef(colours);
  useEffect(() => {
    if (drawn.current === colours) return;
    drawn.current = colours;
    // What works them out is large, and nobody else needs it.
    void import('../components/kit/theme.ts').then(({ paletteRule }) => {
      const element = document.getElementById(COLOURS_ELEMENT);
      if (element) element.textContent = paletteRule(colours);
    });
  }, [colours]);
}

/** The association's colours; the previous ones while the settings are read in another language. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const { data, previousData } = useSiteQuery();
  const settings = (data ?? previousData)?.siteSettings;
  const [day, night] = [settings?.palette, settings?.nightPalette];
  const key = JSON.stringify([day, night]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same colours come as other objects in another language.
  const colours = useMemo(() => ({ day: day ?? DRAWN_COLOURS, night }), [key]);
  const record = usePageRecord();
  if (record) record.colours = colours;
  useColoursOfPage(colours);
  return <SiteColoursContext value={colours}>{children}</SiteColoursContext>;
}
