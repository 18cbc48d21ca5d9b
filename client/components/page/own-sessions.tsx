import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAct } from '../dialogs/use-act.ts';
import { BusyButton } from '../form/busy-button.tsx';
import { LoadState } from './load-state.tsx';
import { Moment } from './moment.tsx';
import { NamedRow } from './named-row.tsx';
import {
  type OwnSessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useOwnSessionsQuery,
} from './own-sessions.generated.ts';
import { Placeholder } from './placeholder.tsx';

interface SessionRowProps {
  session: OwnSessionsQuery['sessions'][number];
}

function SessionRow({ session: { id, transport, createdAt, lastSeenAt, isCurrent } }: SessionRowProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [endSession] = useEndSessionMutation({ variables: { id } });

  const end = () =>
    act({
      ask: { question: t('sessions.confirmEnd'), action: t('sessions.end') },
      work: () => endSession(),
    });
  return (
    <NamedRow
      name={t(isCurrent ? 'sessions.thisDevice' : `sessions.transports.${transport}`)}
      facts={
        <>
          {t('sessions.lastUsed')} <Moment at={lastSeenAt} withTime />
          <br />
          {t('sessions.signedIn')} <Moment at={createdAt} withTime />
        </>
      }
    >
      {(nameId) =>
        !isCurrent && (
          <BusyButton
            variant="text"
            busy={isBusy}
            busyLabel={t('form.saving')}
            onClick={() => void end()}
            aria-describedby={nameId}
          >
            {t('sessions.end')}
          </BusyButton>
        )
      }
    </NamedRow>
  );
}

/** The viewer's sessions, of either realm, with buttons to end one or all of the others. */
export function OwnSessions() {
  const { t } = useTranslation();
  const result = useOwnSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const { act, isBusy } = useAct();
  const [endOtherSessions] = useEndOtherSessionsMutation();
  const endOthers = () =>
    act({
      ask: { question: t('sessions.confirmEndOthers'), action: t('sessions.endOthers') },
      work: () => endOtherSessions(),
    });
  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('sessions.lead')}</Typography>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={160} />}>
        {({ sessions }) => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </Box>
            {sessions.length > 1 && (
              <BusyButton
                variant="outlined"
                busy={isBusy}
                busyLabel={t('form.saving')}
                onClick={() => void endOthers()}
                style={{ marginTop: 16 }}
              >
                {t('sessions.endOthers')}
              </BusyButton>
            )}
          </>
        )}
      </LoadState>
    </>
  );
}
