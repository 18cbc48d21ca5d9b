import type { ComponentType } from 'react';
import type { Part } from '../../../rules/parts.ts';
import type { SectionProps } from '../../components/office/dashboard-section.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import type { TextKey } from '../../i18n/text-keys.ts';
import { UsersDashboardSection } from '../accounts/office/users-dashboard-section.tsx';
import { AuditSection } from '../audit/audit-section.tsx';
import { CommitteeDashboardSection } from '../committee/office/committee-dashboard-section.tsx';
import { ContactDashboardSection } from '../contact/office/contact-dashboard-section.tsx';
import { PdfDocumentDashboardSection } from '../documents/office/pdf-document-dashboard-section.tsx';
import { DonationsDashboardSection } from '../donations/office/donations-dashboard-section.tsx';
import { EventDashboardSection } from '../events/office/event-dashboard-section.tsx';
import { HallHireDashboardSection } from '../hall-hire/office/hall-hire-dashboard-section.tsx';
import { HomeVideoDashboardSection } from '../home-videos/office/home-video-dashboard-section.tsx';
import { NoticeDashboardSection } from '../notices/office/notice-dashboard-section.tsx';
import { PoojaSevaDashboardSection } from '../pooja-sevas/office/pooja-seva-dashboard-section.tsx';
import { VideoLinkDashboardSection } from '../video-links/office/video-link-dashboard-section.tsx';

interface DashboardSection {
  id: string;
  title: TextKey;
  Section: ComponentType<SectionProps>;
  part?: Part;
}

/** The dashboard's sections in their order; `id` is the section's name in the address. */
const SECTIONS: readonly DashboardSection[] = [
  { id: 'contact', title: 'contact.section', Section: ContactDashboardSection },
  { id: 'home_video', title: 'homeVideos.section', Section: HomeVideoDashboardSection, part: 'films' },
  { id: 'notification', title: 'notices.section', Section: NoticeDashboardSection, part: 'notices' },
  { id: 'event', title: 'events.section', Section: EventDashboardSection },
  { id: 'event_video', title: 'videoLinks.section', Section: VideoLinkDashboardSection, part: 'films' },
  { id: 'pooja_seva', title: 'poojaSevas.section', Section: PoojaSevaDashboardSection, part: 'poojas' },
  { id: 'committee', title: 'committee.section', Section: CommitteeDashboardSection, part: 'committee' },
  { id: 'pdf', title: 'documents.section', Section: PdfDocumentDashboardSection, part: 'documents' },
  { id: 'donations', title: 'donations.section', Section: DonationsDashboardSection, part: 'donations' },
  { id: 'hall_hire', title: 'hallHire.admin.requests', Section: HallHireDashboardSection, part: 'hallHire' },
  { id: 'user', title: 'users.section', Section: UsersDashboardSection },
  { id: 'log', title: 'audit.wholeTitle', Section: AuditSection },
];

/** The sections of the parts that the association uses. */
export function useSections(): readonly DashboardSection[] {
  const isUsed = useUsedParts();
  return SECTIONS.filter(({ part }) => !part || isUsed(part));
}
