import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';
import { clashesWith, isSame, monthAt, type Times, timesOf } from './hire-clashes.ts';
import { useHallMonthQuery } from './hires.generated.ts';
import { useClashText } from './use-clash-text.ts';

/** Lists the bookings and requests that overlap the times in the form. */
export function TypedClashAlert({ hire }: { hire?: HireFieldsFragment }) {
  const [date, from, to] = useWatch({ name: ['date', 'from', 'to'] });
  const times = timesOf({ date, from, to });
  // For the stored times the alert is already shown with the decisions.
  const isStoredRequest = hire?.status === HireStatus.REQUESTED && times && isSame(times, hire);
  return isStoredRequest ? null : (
    <HireClashAlert times={times && { ...times, roomIds: hire?.roomIds }} ownId={hire?.id} />
  );
}

/** Lists the bookings and requests that overlap the given times. */
export function HireClashAlert({ times, ownId }: { times?: Times; ownId?: number }) {
  const { t } = useTranslation();
  const clashText = useClashText();
  const { data } = useHallMonthQuery({
    variables: times ? monthAt(times) : { year: 0, month: 0 },
    skip: !times,
    fetchPolicy: 'cache-and-network',
  });
  const clashes = times ? clashesWith(times, data?.hallMonth ?? [], ownId) : [];
  return (
    <div role="status">
      {clashes.length > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('hallHire.admin.clash')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {clashes.map((hire) => (
              <li key={hire.id}>
                <Link
                  component={RouterLink}
                  to={`${PATHS.editHire}?${QUERY_PARAMETERS.contentId}=${hire.id}`}
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {clashText(hire)}
                </Link>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  );
}
