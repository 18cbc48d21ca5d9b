import { RoomPage } from '../../components/office/room-page.tsx';
import { AuditList } from '../../features/audit/audit-list.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Which administrator read or changed what. */
export function LogPage() {
  const { t } = useTranslation();
  return (
    <RoomPage title={t('audit.wholeTitle')} lead={t('audit.wholeLead')}>
      <AuditList />
    </RoomPage>
  );
}
