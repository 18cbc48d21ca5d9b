import { SectionPage } from '../../components/office/section-page.tsx';
import { AuditList } from '../../features/audit/audit-list.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Which administrator read or changed what. */
export function LogPage() {
  const { t } = useTranslation();
  return (
    <SectionPage title={t('audit.wholeTitle')} lead={t('audit.wholeLead')}>
      <AuditList />
    </SectionPage>
  );
}
