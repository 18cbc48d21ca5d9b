import Check from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { focusWhenShown } from '../../components/form/focus-when-shown.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import { useInterest } from './use-interest.ts';
import { useInterestActs } from './use-interest-acts.ts';

interface InterestButtonProps {
  candidate: CandidateCardFieldsFragment;
  /** The id of the element with the candidate's name, for screen readers. */
  describedBy: string;
  /** What is said once interest was sent, where more of it is known. */
  sentText?: string;
}

/** The button is replaced by a text once interest was sent, because a repeat adds nothing; until the answer it is taken back. */
export function InterestButton({ candidate, describedBy, sentText }: InterestButtonProps) {
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
          {sentText ?? t('candidates.interestSent')}
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
