import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAct } from '../../components/dialogs/use-act.ts';
import { focusPageHeading } from '../../components/page/focus-page-heading.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useDayText, useMomentDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Absence } from './my-candidate-state.generated.ts';
import { useAskMyCandidateAgainMutation, useSetMyAbsenceMutation } from './my-candidate-state.generated.ts';
import type { OwnState } from './own-state.ts';
import { ProfilePart } from './profile-part.tsx';

const AwayDialog = lazyPart(async () => (await import('./away-dialog.tsx')).AwayDialog);

/** What is said of it: of a yes that was taken back, a refusal and what the office hides no more than that it is not shown. */
function useStateWords(state: OwnState, name: string): { heading: string; text: string } {
  const { t } = useTranslation();
  const dayText = useDayText('long');
  const momentDay = useMomentDay('long');
  const { confirmation, isShown, askedAt, shownUntil, absence, absentUntil } = state;
  if (confirmation === 'WITHDRAWN')
    return { heading: t('ownState.notShown'), text: t('ownState.notShownText') };
  if (absence)
    return absentUntil
      ? {
          heading: t('ownState.awayUntil', { date: dayText(absentUntil) }),
          text: t('ownState.backByItself'),
        }
      : { heading: t(`ownState.${absence}`), text: t('ownState.absentText') };
  if (confirmation === 'WAITING')
    return {
      heading: t('ownState.waiting', { name }),
      text: askedAt
        ? t(isShown ? 'ownState.askedBefore' : 'ownState.asked', { name, date: momentDay(askedAt) })
        : t(isShown ? 'ownState.shownText' : 'ownState.notYet', { name }),
    };
  if (askedAt && shownUntil)
    return {
      heading: t('ownState.shown'),
      text: t('ownState.askedAnew', { name, date: momentDay(askedAt), until: momentDay(shownUntil) }),
    };
  return isShown
    ? { heading: t('ownState.shown'), text: t('ownState.shownText') }
    : { heading: t('ownState.notShown'), text: t('ownState.notShownText') };
}

interface OwnStateCardProps {
  state: OwnState;
  /** The candidate's first name. */
  name: string;
  /** Refetches the state. */
  reload: () => Promise<unknown>;
  /** Whether it is the candidate themself who is signed in. */
  isCandidate?: boolean;
}

/** How the profile stands, for whoever made it, and what they can do about it: have the candidate asked again, pause, come back. */
export function OwnStateCard({ state, name, reload, isCandidate = false }: OwnStateCardProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [setAbsence] = useSetMyAbsenceMutation();
  const [askAgain] = useAskMyCandidateAgainMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  const { heading, text } = useStateWords(state, name);
  const { confirmation, isShown, shownUntil, absence } = state;
  const isAsked = confirmation === 'WAITING' || shownUntil !== null;

  const put = (next: Absence | null) =>
    act({
      work: () => setAbsence({ variables: { absence: next, until: null } }),
      reload,
      // The pressed button goes.
      onDone: focusPageHeading,
    });
  const again = () =>
    act({
      work: () => askAgain(),
      reload,
      onDone: focusPageHeading,
      told: t('ownState.askedAgain', { name }),
    });
  const button = (label: string, press: () => unknown) => (
    <Button variant="outlined" onClick={press} disabled={isBusy} sx={{ minHeight: 44 }}>
      {label}
    </Button>
  );

  return (
    <ProfilePart title={t('ownState.title')}>
      <div role="status">
        <Typography sx={{ fontWeight: 600 }}>{heading}</Typography>
        <Typography>{text}</Typography>
      </div>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ mt: 2, flexWrap: 'wrap', '&:empty': { m: 0 } }}>
        {isAsked && !isCandidate && button(t('ownState.askAgain'), again)}
        {isShown && (
          <>
            {button(t('ownState.pause'), () => put('PAUSED'))}
            {button(t('ownState.found'), () => put('FOUND'))}
            {button(t('ownState.away'), () => setIsLeaving(true))}
          </>
        )}
        {absence && confirmation !== 'WITHDRAWN' && button(t('ownState.showAgain'), () => put(null))}
      </Stack>
      {isCandidate && (
        <Typography sx={{ mt: 2 }}>
          {t('ownState.asCandidate')}{' '}
          <Link component={RouterLink} to={PATHS.candidatePage}>
            {t('ownState.ownPage')}
          </Link>
        </Typography>
      )}
      {isLeaving && <AwayDialog close={() => setIsLeaving(false)} reload={reload} />}
    </ProfilePart>
  );
}
