import type { HomeQuery } from './home.generated.ts';

/** What the home page shows of the site settings. */
export type HomeSettings = HomeQuery['siteSettings'];
