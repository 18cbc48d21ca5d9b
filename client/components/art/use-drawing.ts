import { DRAWN_COLOURS } from '../../../rules/drawn-colours.ts';
import { useSiteColours } from '../page/site-colours.ts';

/** Turns the address of a drawing into that of the same drawing in the site's colours. */
export function useDrawing(): (url: string) => string {
  const { main, accent } = useSiteColours().day;
  if (main === DRAWN_COLOURS.main && accent === DRAWN_COLOURS.accent) return (url) => url;
  const colours = `${main.slice(1)}-${accent.slice(1)}`;
  return (url) => `/art/${colours}/${url.slice(url.lastIndexOf('/') + 1)}`;
}
