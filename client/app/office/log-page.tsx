import { OfficePage } from '../../components/office/office-page.tsx';
import { AuditSection } from '../../features/audit/audit-section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Which administrator read or changed what. */
export function LogPage() {
  const { t } = useTranslation();
  const title = t('audit.wholeTitle');
  return (
    <OfficePage title={title}>
      <AuditSection section="log" isPage />
    </OfficePage>
  );
}
