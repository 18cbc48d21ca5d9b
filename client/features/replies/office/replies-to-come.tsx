import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { addDays } from '../../../../rules/days.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { RowTable } from '../../../components/list/row-table.tsx';
import { RowCell } from '../../../components/office/row-cell.tsx';
import { SectionPage } from '../../../components/office/section-page.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhenText } from '../when-text.ts';
import { FamiliesToRing } from './families-to-ring.tsx';
import { type RepliesToComeQuery, useRepliesToComeQuery } from './replies-to-come.generated.ts';
import { doorAddress, repliesAddress } from './reply-address.ts';

/** For how many days ahead; yesterday's is still asked for. */
const DAYS = 99;

/** The dates with a number each, for the table. */
const rowsOf = ({ eventRepliesBetween }: RepliesToComeQuery) =>
  eventRepliesBetween.map((date, id) => ({ ...date, id }));

function DatesToCome({ rows }: { rows: ReturnType<typeof rowsOf> }) {
  const { t } = useTranslation();
  const whenText = useWhenText();
  if (rows.length === 0)
    return (
      <Alert severity="info">
        {t('replyOffice.nothingAsked')} <RouterLink to={PATHS.officeEvents}>{t('events.list')}</RouterLink>
      </Alert>
    );
  return (
    <RowTable
      rows={rows}
      columns={[
        {
          label: t('replyOffice.event'),
          show: ({ eventName, startsAt, isCalledOff }) => (
            <RowCell below={isCalledOff ? t('replyOffice.calledOff') : undefined}>
              {eventName}
              <br />
              {whenText({ startsAt })}
            </RowCell>
          ),
        },
        {
          label: t('replyOffice.people'),
          show: ({ taken, left, waiting }) => (
            <RowCell
              below={[
                typeof left === 'number' && t('replies.act.left', { count: left }),
                waiting > 0 && t('replyOffice.waiting', { count: waiting }),
              ]
                .filter(Boolean)
                .join('\n')}
            >
              {taken > 0 ? t('replyOffice.coming', { count: taken }) : t('replyOffice.nobodyYet')}
            </RowCell>
          ),
        },
        {
          label: t('content.actions'),
          show: ({ eventId: id, day, eventName, startsAt }) => {
            // An event has several days, and each its own list at the door.
            const about = <VisuallyHidden> {`${eventName}, ${whenText({ startsAt })}`}</VisuallyHidden>;
            return (
              <>
                <Button component={RouterLink} to={repliesAddress(id, day)} variant="outlined">
                  {t('replyOffice.open')}
                  {about}
                </Button>{' '}
                <Button component={RouterLink} to={doorAddress(id, day)}>
                  {t('replyOffice.door.title')}
                  {about}
                </Button>
              </>
            );
          },
        },
      ]}
    />
  );
}

/** The families to ring, and the dates that ask for replies. @param eventId only those of this event, if it is named */
export function RepliesToCome({ eventId }: { eventId: number }) {
  const { t } = useTranslation();
  const from = addDays(currentDay(), -1);
  const result = useRepliesToComeQuery({
    variables: { from, to: addDays(from, DAYS) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <SectionPage title={t('replyOffice.title')} lead={t('replyOffice.lead')}>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={320} />}>
        {(data) => {
          const rows = rowsOf(data).filter((row) => !eventId || row.eventId === eventId);
          const families = data.repliesToRing.filter((row) => !eventId || row.eventId === eventId);
          return (
            <>
              {families.length > 0 && (
                <>
                  <FamiliesToRing families={families} />
                  <Typography variant="h2" gutterBottom>
                    {t('replyOffice.ring.dates')}
                  </Typography>
                </>
              )}
              <DatesToCome rows={rows} />
            </>
          );
        }}
      </LoadState>
    </SectionPage>
  );
}
