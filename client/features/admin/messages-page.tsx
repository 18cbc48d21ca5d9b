import Container from '@mui/material/Container';
import { useSectionList } from '../../components/list/use-section-list.ts';
import { OfficeBreadcrumb } from '../../components/office/office-breadcrumb.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MessagesSection } from '../contact/office/messages-section.tsx';

/** What visitors wrote to the community. */
export function MessagesPage() {
  const { t } = useTranslation();
  const title = t('office.messages');
  return (
    <Container sx={{ py: 3 }}>
      <PageMeta title={title} noindex />
      <OfficeBreadcrumb steps={[{ label: title }]} />
      <MessagesSection list={useSectionList('contact')} title={title} />
    </Container>
  );
}
