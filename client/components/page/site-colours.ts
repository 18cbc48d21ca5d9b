import { createContext, useContext } from 'react';
import { DRAWN_COLOURS, type NightPalette, type SitePalette } from '../../../rules/drawn-colours.ts';

/** The association's colours, by day and, once they are known, by night. */
export interface SiteColours {
  day: SitePalette;
  night?: NightPalette | null;
}

export const SiteColoursContext = createContext<SiteColours>({ day: DRAWN_COLOURS });

/** For what is drawn: all else has the page's custom properties. */
export const useSiteColours = (): SiteColours => useContext(SiteColoursContext);
