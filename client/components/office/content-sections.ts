import type { SheetSubject } from '../../../rules/imports.ts';
import { LIMITS } from '../../../rules/limits.ts';
import type { TextKey } from '../../i18n/text-keys.ts';
import { PATHS, QUERY_PARAMETERS } from '../page/paths.ts';

/** The office's list of one kind of content, and the form that it opens. */
export interface ContentSection {
  path: string;
  /** As the server names the kind. */
  kind: string;
  title: TextKey;
  /** On the dashboard. */
  section: TextKey;
  /** Rows of it on the dashboard. */
  dashboardRows: number;
  /** The form. */
  add: { label: TextKey; to: string };
  /** The form's parameter for the id. */
  idParameter: string;
  /** Whether its items have a day of their own, such as the day of an event. */
  hasDay?: boolean;
  /** Whether editors number its items, by which they are listed. */
  hasSequence?: boolean;
  /** The spreadsheets that can be brought in with its items. */
  sheet?: SheetSubject;
}

const { eventId, contentId, textLanguage } = QUERY_PARAMETERS;

/** Every kind. */
export const CONTENT_SECTIONS = {
  event: {
    path: PATHS.officeEvents,
    kind: 'event',
    title: 'office.events',
    section: 'events.section',
    dashboardRows: LIMITS.dashboardEvents,
    add: { label: 'events.add', to: PATHS.editEvent },
    idParameter: eventId,
    hasDay: true,
    sheet: 'EVENTS',
  },
  notice: {
    path: PATHS.officeNotices,
    kind: 'notice',
    title: 'office.notices',
    section: 'notices.section',
    dashboardRows: LIMITS.dashboardNotices,
    add: { label: 'notices.add', to: PATHS.editNotice },
    idParameter: contentId,
  },
  poojaSeva: {
    path: PATHS.officePoojaSevas,
    kind: 'pooja-seva',
    title: 'office.poojaSevas',
    section: 'poojaSevas.section',
    dashboardRows: LIMITS.dashboardPoojaSevas,
    add: { label: 'poojaSevas.add', to: PATHS.editPoojaSeva },
    idParameter: contentId,
  },
  videoLink: {
    path: PATHS.officeVideoLinks,
    kind: 'video-link',
    title: 'office.films',
    section: 'videoLinks.section',
    dashboardRows: LIMITS.dashboardOthers,
    add: { label: 'videoLinks.add', to: PATHS.editVideoLink },
    idParameter: eventId,
  },
  homeVideo: {
    path: PATHS.officeHomeVideos,
    kind: 'home-video',
    title: 'office.homeFilms',
    section: 'homeVideos.section',
    dashboardRows: LIMITS.dashboardOthers,
    add: { label: 'homeVideos.add', to: PATHS.editHomeVideo },
    idParameter: contentId,
  },
  committeeMember: {
    path: PATHS.officeCommittee,
    kind: 'committee-member',
    title: 'office.committee',
    section: 'committee.section',
    dashboardRows: LIMITS.dashboardOthers,
    add: { label: 'committee.add', to: PATHS.editCommitteeMember },
    idParameter: contentId,
    hasSequence: true,
    sheet: 'COMMITTEE',
  },
  pdfDocument: {
    path: PATHS.officeDocuments,
    kind: 'pdf-document',
    title: 'office.documents',
    section: 'documents.section',
    dashboardRows: LIMITS.dashboardOthers,
    add: { label: 'documents.add', to: PATHS.uploadDocument },
    idParameter: eventId,
  },
} satisfies Record<string, ContentSection>;

/** In the order of the navigation. */
export const ALL_CONTENT_SECTIONS: readonly ContentSection[] = Object.values(CONTENT_SECTIONS);

/**
 * The address of an item's form.
 * @param language of the texts that are open then; by default the site's first
 */
export function formAddress(
  { add, idParameter }: ContentSection,
  id: number,
  language?: string | null,
): string {
  return `${add.to}?${idParameter}=${id}${language ? `&${textLanguage}=${language}` : ''}`;
}

/** The address at which the office sees an item as visitors will. */
export function previewAddress({ kind }: Pick<ContentSection, 'kind'>, id: number): string {
  return `${PATHS.officePreview}?${QUERY_PARAMETERS.kind}=${kind}&${contentId}=${id}`;
}
