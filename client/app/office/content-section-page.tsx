import { useLocation } from 'react-router-dom';
import { ALL_CONTENT_SECTIONS } from '../../components/office/content-sections.ts';
import { NotFoundPage } from '../../components/page/not-found-page.tsx';
import { ContentSectionList } from './content-section-list.tsx';

/** The office's list of the kind of content that the address names. */
export function ContentSectionPage() {
  const { pathname } = useLocation();
  const officeSection = ALL_CONTENT_SECTIONS.find(({ path }) => path === pathname);
  return officeSection ? (
    <ContentSectionList key={officeSection.path} officeSection={officeSection} />
  ) : (
    <NotFoundPage />
  );
}
