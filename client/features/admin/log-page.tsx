import Container from '@mui/material/Container';
import { OfficeBreadcrumb } from '../../components/office/office-breadcrumb.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AuditSection } from '../audit/audit-section.tsx';

/** Which administrator read or changed what. */
export function LogPage() {
  const { t } = useTranslation();
  const title = t('audit.wholeTitle');
  return (
    <Container sx={{ py: 3 }}>
      <PageMeta title={title} noindex />
      <OfficeBreadcrumb steps={[{ label: title }]} />
      <AuditSection section="log" isPage />
    </Container>
  );
}
