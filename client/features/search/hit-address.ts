import { ContentFileType } from '../../../rules/content-file-type.ts';
import { eventPath } from '../../../rules/event-path.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { FoundKind } from '../../../rules/site-search.ts';
import { FILMS_PER_PAGE, itemAnchor, withPage } from '../../components/list/page-parameter.ts';
import { PATHS } from '../../components/page/paths.ts';
import type { SiteSearchQuery } from './site-search.generated.ts';

export type Hit = SiteSearchQuery['siteSearch'][number]['items'][number];

/** Where a list shows an item: the page of it that has its place. */
function inList(path: string, { id, place }: Hit): string {
  const page = withPage(new URLSearchParams(), 'page', Math.ceil(place / LIMITS.pageSizeDefault));
  return `${path}${page === '?' ? '' : page}#${itemAnchor(id)}`;
}

/** The address at which visitors see what was found. */
export function hitAddress(kind: FoundKind, hit: Hit): string {
  switch (kind) {
    case FoundKind.EVENT:
      return eventPath(hit.id);
    case FoundKind.NOTICE:
      return inList(PATHS.notices, hit);
    case FoundKind.POOJA_SEVA:
      if (hit.fileType !== ContentFileType.VIDEO) return inList(PATHS.poojaSevas, hit);
      // The page shows the newest film alone.
      return hit.place === 1 ? PATHS.poojaSevas : (hit.file?.url ?? PATHS.poojaSevas);
    case FoundKind.COMMITTEE_MEMBER:
      return inList(PATHS.committeeMembers, hit);
    case FoundKind.PDF_DOCUMENT:
      return hit.file?.url ?? PATHS.documents;
    case FoundKind.VIDEO_LINK:
      return `${PATHS.events}?link_page=${Math.ceil(hit.place / FILMS_PER_PAGE)}#video-links`;
    case FoundKind.WHO_WE_ARE:
      return PATHS.whoWeAre;
  }
}
