/**
 * What stands in the site's drawings while there is no photograph: a temple with lamps and a garland, a hall with bunting, a
 * tree with leaves, or nothing.
 */
export const SITE_DRAWINGS = ['temple', 'hall', 'tree', 'none'] as const;
export type SiteDrawings = (typeof SITE_DRAWINGS)[number];

export function isSiteDrawings(name: string): name is SiteDrawings {
  return SITE_DRAWINGS.some((drawings) => drawings === name);
}
