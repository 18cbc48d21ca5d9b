import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FactRows } from '../../components/page/fact-rows.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidatePhoto } from './candidate-photo.tsx';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import { InterestButton } from './interest-button.tsx';
import { linkOf } from './person-links.tsx';
import { fullNameOf, useCandidateFacts } from './use-candidate-facts.tsx';

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

/** A candidate as other members see them; it leads to their page, one's own to the own profile. */
export function CandidateCard({ candidate, eager, children }: CandidateCardProps) {
  const { t } = useTranslation();
  const factsOf = useCandidateFacts();
  const name = fullNameOf(candidate);
  const nameId = useId();
  const link = linkOf(candidate);
  const photo = <CandidatePhoto photo={candidate.photo} sizes={PHOTO_SIZES} eager={eager} />;
  return (
    <Card component="article" aria-labelledby={nameId} sx={CARD}>
      <Box sx={PHOTO}>
        {/* Hidden from screen readers and the keyboard, because the name is the same link. */}
        <RouterLink {...link} tabIndex={-1} aria-hidden>
          {photo}
        </RouterLink>
      </Box>
      <Box sx={WORDS}>
        <Typography variant="h3" id={nameId} sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} {...link}>
            {name}
          </Link>
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
            {children ?? <InterestButton candidate={candidate} describedBy={nameId} />}
            <Link
              component={RouterLink}
              {...link}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48, mt: 1 }}
            >
              {t('person.readMore')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Link>
          </>
        )}
      </Box>
    </Card>
  );
}
