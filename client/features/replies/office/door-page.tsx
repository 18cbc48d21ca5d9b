import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DoorScreen } from './door-screen.tsx';
import { dateAt } from './reply-address.ts';
import { useDoor } from './use-door.ts';

/** No date is named, or one that is not there: the list of dates leads to the door of each. */
function NoDate() {
  const { t } = useTranslation();
  return (
    <Box sx={{ p: 3 }}>
      <PageHeading title={t('replyOffice.door.title')} />
      <Typography sx={{ mb: 2 }}>{t('replyOffice.noDate')}</Typography>
      <Link component={RouterLink} to={PATHS.officeReplies}>
        {t('replyOffice.title')}
      </Link>
    </Box>
  );
}

function DoorOfDate({ eventId, day }: { eventId: number; day: string }) {
  const door = useDoor(eventId, day);
  if (door.door) return <DoorScreen {...door} door={door.door} />;
  return (
    <LoadState result={door.result} placeholder={<Placeholder variant="rectangular" height={640} />}>
      {() => <NoDate />}
    </LoadState>
  );
}

/** The list at the door on a phone: who is here, also without a network. */
export function DoorPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { eventId, day } = dateAt(search);
  return (
    <>
      <PageMeta title={t('replyOffice.door.title')} noindex />
      {eventId && day ? <DoorOfDate eventId={eventId} day={day} /> : <NoDate />}
    </>
  );
}
