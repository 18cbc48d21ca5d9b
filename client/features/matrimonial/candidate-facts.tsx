import Box from '@mui/material/Box';
import { NOT_WORKING } from '../../../rules/candidate.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CANDIDATE_SECTIONS, type CandidateField } from './candidate-sections.ts';
import { ConsentFact } from './consent-fact.tsx';
import { PHOTO_SIZE } from './crop-photo.ts';
import { Fact, FactList } from './fact-list.tsx';
import { FieldFact } from './field-fact.tsx';
import type { OfferedChoices } from './offered-choices.ts';
import { ProfilePart } from './profile-part.tsx';
import type { ReadCandidate } from './read-candidate.ts';

interface CandidateFactsProps {
  candidate: ReadCandidate;
  choices: OfferedChoices;
}

/** A read-only profile, in the sections and the order of the form. */
export function CandidateFacts({ candidate, choices }: CandidateFactsProps) {
  const { t } = useTranslation();
  const { photo } = candidate;
  const isShown = ({ name, whenWorking, list, optional }: CandidateField) =>
    !(whenWorking && candidate.occupation === NOT_WORKING) &&
    !(optional && candidate[name].toString() === '') &&
    // The country code is shown together with the number.
    list !== 'COUNTRY_CODE';

  const sections = CANDIDATE_SECTIONS.filter(({ fields }) => fields.some(isShown));
  return sections.map(({ id, title, fields }) => (
    <ProfilePart key={id} title={t(title)}>
      {id === 'profile' && photo && (
        <Box sx={{ width: 225, mb: 2.5, borderRadius: 1, overflow: 'hidden' }}>
          <MediaPicture
            picture={photo}
            alt={t('candidate.photo.label')}
            {...PHOTO_SIZE}
            sizes="225px"
            eager
          />
        </Box>
      )}
      <FactList>
        {fields.filter(isShown).map((field) => (
          <Fact key={field.name} label={t(field.label)} wide={field.wide}>
            <FieldFact field={field} candidate={candidate} choices={choices} />
          </Fact>
        ))}
        {id === 'community' && <ConsentFact candidate={candidate} />}
      </FactList>
    </ProfilePart>
  ));
}
