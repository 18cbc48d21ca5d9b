import Check from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { focusWhenShown } from '../../components/form/focus-when-shown.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import { useInterest } from './use-interest.ts';
import { useInterestActs } from './use-interest-acts.ts';
import { useInterestSince } from './use-interest-since.ts';

interface InterestButtonProps {
  candidate: CandidateCardFieldsFragment;
  /** The id of the element with the candidate's name, for screen readers. */
  describedBy: string;
}

/** The button is replaced by a text once interest was sent, because a repeat adds nothing; until the answer it is taken back. */
export function InterestButton({ candidate, describedBy }: InterestButtonProps) {
  const { t } = useTranslation();
  const { isBusy, express } = useInterest(candidate);
  const { isBusy: isActing, withdrawFromCard, accept } = useInterestActs(candidate);
  const { isCandidate } = useViewer().viewer;
  const since = useInterestSince();
  const { isInterestSent, isInterestWaiting, isInterestReceived, isInterestByCandidate, interestSince } =
    candidate;
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
          {interestSince ? since(interestSince) : t('candidates.interestSent')}
        </Typography>
        {isInterestWaiting && (isCandidate || !isInterestByCandidate) && (
          <Button
            onClick={() => void withdrawFromCard()}
            disabled={isActing}
            aria-describedby={describedBy}
            sx={{ px: 1.5 }}
          >
            {t('interests.withdraw')}
          </Button>
        )}
      </>
    );
  if (isInterestReceived)
    return (
      <>
        <Typography variant="body2" sx={{ mb: 1, fontWeight: 600 }}>
          {t('person.interestedInYou', { name: candidate.firstName })}
        </Typography>
        <BusyButton
          busy={isActing}
          busyLabel={t('candidates.sending')}
          onClick={() => void accept()}
          aria-describedby={describedBy}
          className="button-wide"
        >
          {t('interests.accept')}
        </BusyButton>
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
