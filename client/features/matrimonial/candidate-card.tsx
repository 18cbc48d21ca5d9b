import Check from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { focusWhenShown } from '../../components/form/focus-when-shown.ts';
import { FactRows } from '../../components/page/fact-rows.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidatePhoto } from './candidate-photo.tsx';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import { BlockAndReport } from './safety/block-and-report.tsx';
import { fullNameOf, useCandidateFacts } from './use-candidate-facts.tsx';
import { useInterest } from './use-interest.ts';
import { useInterestActs } from './use-interest-acts.ts';

interface CandidateCardProps {
  candidate: CandidateCardFieldsFragment;
  /** The card is visible without scrolling, so its photo is loaded eagerly. */
  eager: boolean;
  /** What is said and done about the candidate, in place of the button that shows interest. */
  children?: ReactNode;
}

/** Beside the facts, on a wide screen; else it is as wide as the card. */
const PHOTO_SIZES = '(min-width: 1208px) 255px, (min-width: 600px) 46vw, 92vw';

/** The parts of a card. On a wide screen the photo is 340 px high, with the action below it and the facts beside both. */
export const CARD = {
  display: 'grid',
  gridTemplateAreas: { xs: '"photo" "words" "action"', lg: '"photo words" "action words"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '255px minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'auto 1fr', lg: 'auto 1fr' },
  columnGap: 3,
  height: '100%',
  p: { xs: 0, lg: 2.5 },
} as const;

/** Where two narrow cards stand side by side it is cut below the shoulders. */
export const PHOTO = {
  gridArea: 'photo',
  aspectRatio: { sm: '1', lg: 'auto' },
  overflow: 'hidden',
  borderRadius: { lg: '12px' },
} as const;

export const WORDS = { gridArea: 'words', minWidth: 0, p: { xs: 2.5, lg: 0 } } as const;

interface InterestProps {
  candidate: CandidateCardFieldsFragment;
  /** The id of the element with the candidate's name, for screen readers. */
  describedBy: string;
}

/** The button is replaced by a text once interest was sent, because a repeat adds nothing; until the answer it is taken back. */
function Interest({ candidate, describedBy }: InterestProps) {
  const { t } = useTranslation();
  const { isBusy, express } = useInterest(candidate);
  const { isBusy: isWithdrawing, withdrawFromCard } = useInterestActs(candidate);
  const { isInterestSent, isInterestWaiting } = candidate;
  const [shown, setShown] = useState({ isInterestSent, hasChanged: false });
  if (shown.isInterestSent !== isInterestSent) setShown({ isInterestSent, hasChanged: true });
  // Moves the focus, because the pressed button has disappeared.
  const focus = shown.hasChanged ? focusWhenShown : undefined;

  if (isInterestSent)
    return (
      <>
        <Typography
          ref={focus}
          tabIndex={-1}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'success.main', fontWeight: 600 }}
        >
          <Check />
          {t('candidates.interestSent')}
        </Typography>
        {isInterestWaiting && (
          <Button
            onClick={() => void withdrawFromCard()}
            disabled={isWithdrawing}
            aria-describedby={describedBy}
            sx={{ px: 1.5 }}
          >
            {t('interests.withdraw')}
          </Button>
        )}
      </>
    );
  return (
    <Box ref={focus} tabIndex={-1}>
      <BusyButton
        busy={isBusy}
        busyLabel={t('candidates.sending')}
        onClick={express}
        aria-describedby={describedBy}
        className="button-wide"
      >
        {t('candidates.interested')}
      </BusyButton>
    </Box>
  );
}

/** A candidate as other members see them; only one's own card is a link. */
export function CandidateCard({ candidate, eager, children }: CandidateCardProps) {
  const { t } = useTranslation();
  const factsOf = useCandidateFacts();
  const name = fullNameOf(candidate);
  const nameId = useId();
  const photo = <CandidatePhoto photo={candidate.photo} sizes={PHOTO_SIZES} eager={eager} />;
  return (
    <Card component="article" aria-labelledby={nameId} sx={CARD}>
      <Box sx={PHOTO}>
        {candidate.isOwn ? (
          // Hidden from screen readers and the keyboard, because the name is the same link.
          <RouterLink to={PATHS.matrimonialProfile} tabIndex={-1} aria-hidden>
            {photo}
          </RouterLink>
        ) : (
          photo
        )}
      </Box>
      <Box sx={WORDS}>
        <Typography variant="h3" id={nameId} sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          {candidate.isOwn ? (
            <Link component={RouterLink} to={PATHS.matrimonialProfile}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Typography>
        <FactRows facts={factsOf(candidate)} dense />
      </Box>
      <Box sx={{ gridArea: 'action', p: { xs: 2.5, lg: 0 }, pt: { xs: 0, lg: 2 } }}>
        {candidate.isOwn ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('candidates.ownCard')}
          </Typography>
        ) : (
          <>
            {children ?? <Interest candidate={candidate} describedBy={nameId} />}
            <BlockAndReport candidateId={candidate.id} name={name} />
          </>
        )}
      </Box>
    </Card>
  );
}
