import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import type { Instant } from '../../../../rules/days.ts';
import { hireReference } from '../../../../rules/hire-reference.ts';
import { HireOrigin, HireStatus } from '../../../../rules/hire-states.ts';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { OfficeBreadcrumb } from '../../../components/office/office-breadcrumb.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { HireMoney } from '../../charges/office/hire-money.tsx';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';
import { slotOf } from './calendar/calendar-entry.ts';
import type { RoomNames } from './calendar/use-entry-text.ts';
import { HireClashAlert } from './hire-clash-alert.tsx';
import { HireDecisions } from './hire-decisions.tsx';
import { HireForm } from './hire-form.tsx';
import { HireStatusChip } from './hire-status-chip.tsx';
import { useHireQuery } from './hires.generated.ts';
import { useRoomNames } from './room-names.ts';
import { dayText, whenText } from './shown-times.ts';

/** The status of a hire, since when and why, with the possible decisions. */
function HireStanding({ hire, rooms }: { hire: HireFieldsFragment; rooms: RoomNames }) {
  const { t, language } = useTranslation();
  const date = (moment: Instant) => ({ date: dayText(moment, language) });
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <HireStatusChip status={hire.status} />
      <Typography sx={{ mt: 1, fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {[
          hire.purpose,
          whenText(hire, language),
          hire.guests !== null && t('hallHire.admin.guestCount', { count: hire.guests }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography sx={{ mt: 1 }}>{t('hallHire.reference', { reference: hireReference(hire.id) })}</Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        {t(
          hire.origin === HireOrigin.REQUEST ? 'hallHire.admin.received' : 'hallHire.admin.entered',
          date(hire.createdAt),
        )}
        {hire.origin === HireOrigin.REQUEST && hire.decidedAt && (
          <> {t('hallHire.admin.decided', date(hire.decidedAt))}</>
        )}
      </Typography>
      {hire.declineReason && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {t('hallHire.admin.reasonGiven', { reason: hire.declineReason })}
        </Typography>
      )}
      <Box sx={{ mt: 2, maxWidth: 760 }}>
        {hire.status === HireStatus.REQUESTED && (
          <HireClashAlert slot={slotOf(hire)} hireId={hire.id} rooms={rooms} />
        )}
        <HireDecisions hire={hire} />
      </Box>
    </Box>
  );
}

/** Enters a booking, or shows the hire of the address, to edit, decide or print it. */
export function EditHirePage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.contentId));
  const result = useHireQuery({ variables: { id: id ?? 0 }, skip: !id, fetchPolicy: 'network-only' });
  const rooms = useRoomNames(result.data?.hire?.roomIds);
  const title = t(id === 0 ? 'hallHire.admin.enter' : 'hallHire.admin.edit');
  const unknown = <Alert severity="error">{t('messages.internalError')}</Alert>;
  return (
    <Container sx={{ py: 3, '@media print': { p: 0 } }}>
      <PageMeta title={title} noindex />
      <Box sx={{ displayPrint: 'none' }}>
        <OfficeBreadcrumb
          steps={[{ label: t('hallHire.admin.title'), to: PATHS.hallCalendar }, { label: title }]}
        />
        <PageHeading plain title={title} />
      </Box>
      {id === undefined && unknown}
      {id === 0 &&
        (rooms ? (
          <HireForm key={0} rooms={rooms} reload={result.refetch} />
        ) : (
          <Placeholder variant="rectangular" height={600} />
        ))}
      {Boolean(id) && (
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={600} />}>
          {({ hire }) =>
            hire && rooms ? (
              <>
                <HireStanding hire={hire} rooms={rooms} />
                {/* Nothing is ever asked for a request, also after it was declined. */}
                {hire.status !== HireStatus.REQUESTED && hire.status !== HireStatus.DECLINED && (
                  <HireMoney hireId={hire.id} />
                )}
                {/* Unsaved input stays when the hire is decided above. */}
                <HireForm key={hire.id} hire={hire} rooms={rooms} reload={result.refetch} />
              </>
            ) : (
              !hire && unknown
            )
          }
        </LoadState>
      )}
    </Container>
  );
}
