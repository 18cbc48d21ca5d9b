import { useSearchParams } from 'react-router-dom';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DoorScreen } from './door-screen.tsx';
import { dateAt } from './reply-address.ts';
import { useDoor } from './use-door.ts';

/** The list at the door on a phone: who is here, also without a network. */
export function DoorPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { eventId, day } = dateAt(search);
  const door = useDoor(eventId, day);
  return (
    <>
      <PageMeta title={t('replyOffice.door.title')} noindex />
      {door.door ? (
        <DoorScreen {...door} door={door.door} />
      ) : (
        <LoadState result={door.result} placeholder={<Placeholder variant="rectangular" height={640} />}>
          {() => <p>{t('replyOffice.noDate')}</p>}
        </LoadState>
      )}
    </>
  );
}
