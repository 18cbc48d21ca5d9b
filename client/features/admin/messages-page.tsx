import Container from '@mui/material/Container';
import { useSectionList } from '../../components/list/use-section-list.ts';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MessagesSection } from '../contact/office/messages-section.tsx';

/** What visitors wrote to the community. */
export function MessagesPage() {
  const { t } = useTranslation();
  return (
    <Container sx={{ py: 3 }}>
      <PageMeta title={t('office.messages')} noindex />
      <MessagesSection list={useSectionList('contact')} title={t('office.messages')} />
    </Container>
  );
}
