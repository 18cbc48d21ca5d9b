import Check from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { focusWhenShown } from '../../components/form/focus-when-shown.ts';
import { FactRows } from '../../components/page/fact-rows.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidatePhoto } from './candidate-photo.tsx';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import { fullNameOf, useCandidateFacts } from './use-candidate-facts.tsx';
import { useInterest } from './use-interest.ts';

interface CandidateCardProps {
  candidate: CandidateCardFieldsFragment;
  /** The card is visible without scrolling, so its photo is loaded eagerly. */
  eager: boolean;
}

/** Width of the photo beside the facts, in pixels; on a phone it is as wide as the card. */
export const PHOTO_WIDTH = 208;
const PHOTO_SIZES = `(min-width: 600px) ${PHOTO_WIDTH}px, 92vw`;

interface InterestProps {
  candidate: CandidateCardFieldsFragment;
  /** The id of the element with the candidate's name, for screen readers. */
  describedBy: string;
}

/** The button is replaced by a text once interest was sent, because a repeat adds nothing. */
function Interest({ candidate, describedBy }: InterestProps) {
  const { t } = useTranslation();
  const { isBusy, express } = useInterest(candidate);
  const [wasSent] = useState(candidate.isInterestSent);

  if (candidate.isInterestSent)
    return (
      <Typography
        // Moves the focus, because the pressed button has disappeared.
        ref={wasSent ? undefined : focusWhenShown}
        tabIndex={-1}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'success.main', fontWeight: 600 }}
      >
        <Check />
        {t('candidates.interestSent')}
      </Typography>
    );
  return (
    <BusyButton
      busy={isBusy}
      busyLabel={t('candidates.sending')}
      onClick={express}
      aria-describedby={describedBy}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      {t('candidates.interested')}
    </BusyButton>
  );
}

/** A candidate as other members see them; only one's own card is a link. */
export function CandidateCard({ candidate, eager }: CandidateCardProps) {
  const { t } = useTranslation();
  const factsOf = useCandidateFacts();
  const name = fullNameOf(candidate);
  const nameId = useId();
  const photo = (
    <CandidatePhoto photo={candidate.photo} seed={candidate.id} sizes={PHOTO_SIZES} eager={eager} />
  );
  return (
    <Card
      component="article"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${PHOTO_WIDTH}px minmax(0, 1fr)` },
        columnGap: 3,
        height: '100%',
        p: { xs: 0, sm: 2.5 },
      }}
    >
      <Box sx={{ '& img, & svg': { borderRadius: { sm: '12px' } } }}>
        {candidate.isOwn ? (
          // Hidden from screen readers and the keyboard, because the name is the same link.
          <RouterLink to={PATHS.matrimonialProfile} tabIndex={-1} aria-hidden>
            {photo}
          </RouterLink>
        ) : (
          photo
        )}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', p: { xs: 2.5, sm: 0 }, minWidth: 0 }}>
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
        <Box sx={{ mt: 'auto', pt: 2.5 }}>
          {candidate.isOwn ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('candidates.ownCard')}
            </Typography>
          ) : (
            <Interest candidate={candidate} describedBy={nameId} />
          )}
        </Box>
      </Box>
    </Card>
  );
}
