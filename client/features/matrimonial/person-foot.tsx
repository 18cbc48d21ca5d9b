import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { Instant } from '../../../rules/days.ts';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { bottomBar } from '../../components/page/bottom-bar.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CandidateQuery } from './person.generated.ts';
import { useInterest } from './use-interest.ts';
import { useInterestActs } from './use-interest-acts.ts';
import { useInterestSince } from './use-interest-since.ts';
import { useTellingTime } from './use-telling-time.ts';

type Person = NonNullable<CandidateQuery['candidate']>;

const InterestLineDialog = lazyPart(
  async () => (await import('./interest-line-dialog.tsx')).InterestLineDialog,
);

/** The act at the thumb: below everything, and on a phone always in sight. */
const BAR = {
  position: { xs: 'sticky', md: 'static' },
  bottom: 0,
  zIndex: 1,
  mx: { xs: -2, sm: -3, md: 0 },
  mt: 2,
  py: 2,
  px: { xs: 2, sm: 3, md: 0 },
  bgcolor: { xs: 'background.paper', md: 'transparent' },
  borderTop: { xs: 1, md: 0 },
  borderColor: 'divider',
  '@media (max-height: 480px)': { position: 'static' },
} as const;

/** Of what nobody has heard of yet, it is another ground. */
const DARK_BAR = {
  ...BAR,
  px: { xs: 2, sm: 3 },
  bgcolor: 'brand.deep',
  borderRadius: { md: '12px' },
} as const;

const GOLD = {
  flex: 1,
  minHeight: 48,
  color: 'brand.deep',
  bgcolor: 'brand.gold',
  '&:hover': { bgcolor: 'brand.cream' },
} as const;

interface FootProps {
  person: Person;
  /** The id of the element with the candidate's name, for screen readers. */
  nameId: string;
}

/** Whether whoever is signed in may take the interest back: what the candidate has sent is theirs. */
function useIsOurs({ isInterestByCandidate }: Person['card']): boolean {
  return useViewer().viewer.isCandidate || !isInterestByCandidate;
}

/** Until the candidate hears of it: when that is, Undo, and a line. */
function Untold({ person, nameId, tellsAt }: FootProps & { tellsAt: Instant }) {
  const { t } = useTranslation();
  const tellingTime = useTellingTime();
  const { card, sentLine, hasSaidYesThemselves } = person;
  const { isBusy, undoOnPage } = useInterestActs(card);
  const isOurs = useIsOurs(card);
  const [isWriting, setIsWriting] = useState(false);
  const when = tellingTime(tellsAt);
  const who = hasSaidYesThemselves ? (`person.${card.gender}.hears` as const) : 'person.familyHears';
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, mb: 2 }}>
        <Favorite sx={{ color: 'brand.gold' }} />
        <div>
          <Typography sx={{ fontWeight: 600 }}>
            {t('person.youAreInterested', { name: card.firstName })}
          </Typography>
          <Typography variant="body2">{when ? t(who, { when }) : t('person.notHeardYet')}</Typography>
          {sentLine && (
            <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {t('interests.youSaid')} {sentLine}
            </Typography>
          )}
        </div>
      </Box>
      {isOurs ? (
        <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <Button onClick={() => void undoOnPage()} disabled={isBusy} aria-describedby={nameId} sx={GOLD}>
            {t('interests.undo')}
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => setIsWriting(true)}
            sx={{ flex: 1, minHeight: 48 }}
          >
            {t(sentLine ? 'person.changeLine' : 'person.addLine')}
          </Button>
        </Stack>
      ) : (
        <Typography variant="body2">{t('interests.byCandidate.sent')}</Typography>
      )}
      {isWriting && (
        <InterestLineDialog
          candidateId={card.id}
          name={card.firstName}
          line={sentLine}
          onClose={() => setIsWriting(false)}
        />
      )}
    </>
  );
}

/** Once the candidate knows of it, or both have said yes. */
function Told({ person, nameId }: FootProps) {
  const { t } = useTranslation();
  const { card, sentStage, receivedStage } = person;
  const { isBusy, withdrawFromCard } = useInterestActs(card);
  const since = useInterestSince();
  const isOurs = useIsOurs(card);
  const isBothYes = sentStage === 'BOTH_YES' || receivedStage === 'BOTH_YES';
  const answered = sentStage === 'NOT_THIS_TIME' ? 'person.notThisTime' : 'interests.stage.WAITING';
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', color: 'success.main' }}>
        <Favorite />
        <div>
          <Typography sx={{ fontWeight: 600 }}>{t(isBothYes ? 'person.bothYes' : answered)}</Typography>
          {card.interestSince && <Typography variant="body2">{since(card.interestSince)}</Typography>}
        </div>
      </Box>
      {card.isInterestWaiting && isOurs && (
        <Button
          onClick={() => void withdrawFromCard()}
          disabled={isBusy}
          aria-describedby={nameId}
          sx={{ px: 1.5 }}
        >
          {t('interests.withdraw')}
        </Button>
      )}
    </>
  );
}

/** It is the member's to answer: a yes opens what both see of each other, so that it is asked for as one. */
function Received({ person: { card }, nameId }: FootProps) {
  const { t } = useTranslation();
  const { isBusy, accept, decline } = useInterestActs(card);
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        {t('person.interestedInYou', { name: card.firstName })} {t('interests.yourAnswer')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          onClick={() => void accept()}
          disabled={isBusy}
          aria-describedby={nameId}
          sx={{ flex: 1, minHeight: 54 }}
        >
          {t('interests.accept')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => void decline()}
          disabled={isBusy}
          aria-describedby={nameId}
          sx={{ flex: 1, minHeight: 54 }}
        >
          {t('interests.decline')}
        </Button>
      </Stack>
    </>
  );
}

function NotSent({ person, nameId }: FootProps) {
  const { t } = useTranslation();
  const { isBusy, express } = useInterest(person.card);
  return (
    <BusyButton
      busy={isBusy}
      busyLabel={t('candidates.sending')}
      onClick={express}
      startIcon={<FavoriteBorder />}
      aria-describedby={nameId}
      className="button-wide button-tall"
    >
      {t('person.interested')}
    </BusyButton>
  );
}

/** The bar is in sight; a browser that scrolls to where it stands below the page would take the reader to the foot. */
const focusInPlace = (bar: HTMLElement | null) => bar?.focus({ preventScroll: true });

/** What can be done about the candidate, or what was. */
export function PersonFoot(props: FootProps) {
  const { card, tellsAt } = props.person;
  const unsent = card.isInterestReceived ? 'RECEIVED' : 'NOT_SENT';
  const state = !card.isInterestSent ? unsent : tellsAt ? 'UNTOLD' : 'TOLD';
  const [shown, setShown] = useState({ state, hasChanged: false });
  if (shown.state !== state) setShown({ state, hasChanged: true });
  let content: ReactNode = card.isInterestReceived ? <Received {...props} /> : <NotSent {...props} />;
  if (card.isInterestSent) content = tellsAt ? <Untold {...props} tellsAt={tellsAt} /> : <Told {...props} />;
  return (
    <Box
      ref={bottomBar}
      className={state === 'UNTOLD' ? 'dark-band' : undefined}
      sx={state === 'UNTOLD' ? DARK_BAR : BAR}
    >
      {/* The pressed button has gone: what stands in its place has the focus. */}
      <Box key={state} ref={shown.hasChanged ? focusInPlace : undefined} tabIndex={-1}>
        {content}
      </Box>
    </Box>
  );
}
