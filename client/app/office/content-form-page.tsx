import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../../components/page/not-found-page.tsx';
import { CONTENT_KINDS } from './content-kinds.ts';

/** The form of the kind of content that the address names. */
export function ContentFormPage() {
  const { pathname } = useLocation();
  const kind = Object.values(CONTENT_KINDS).find(({ officeSection }) => officeSection.add.to === pathname);
  return kind ? <kind.EditPage /> : <NotFoundPage />;
}
