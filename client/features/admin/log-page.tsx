import Container from '@mui/material/Container';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AuditSection } from '../audit/audit-section.tsx';

/** Which administrator read or changed what. */
export function LogPage() {
  const { t } = useTranslation();
  return (
    <Container sx={{ py: 3 }}>
      <PageMeta title={t('audit.wholeTitle')} noindex />
      <AuditSection section="log" isPage />
    </Container>
  );
}
