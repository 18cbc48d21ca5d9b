import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ageInYears, isPlausibleDay } from '../../../rules/birth-date.ts';
import { type CandidateFormFields, NOT_WORKING, tellsReligionOrCaste } from '../../../rules/candidate.ts';
import { MediaPicture, type Picture } from '../../components/media/media-picture.tsx';
import { useObjectUrl } from '../../components/media/use-object-url.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PHOTO_SIZE } from './crop-photo.ts';
import { PersonHead, type PersonSummary, PersonWords } from './person-summary.tsx';
import { ProfilePart } from './profile-part.tsx';
import type { Photo } from './use-photo.ts';

/** What the page says of these values: religion and caste only with the consent, as of somebody who shows the rest. */
function personOf(values: CandidateFormFields): PersonSummary {
  const tells = values.consent && tellsReligionOrCaste(values);
  const card = {
    ...values,
    // Shown to whom the candidate chooses, at first after both have said yes.
    ...{ middleName: '', lastName: '' },
    diet: values.diet ?? '',
    languages: values.languages ?? [],
    family: values.family ?? '',
    nativePlace: values.nativePlace ?? '',
    age: isPlausibleDay(values.birthDate) ? ageInYears(values.birthDate) : 0,
    ...(!tells && { religion: '', caste: '' }),
    ...(values.occupation === NOT_WORKING && { annualIncome: '-', occupationDescription: '' }),
  };
  return { card, aboutCandidate: values.aboutCandidate, hasSaidYesThemselves: false };
}

interface Shown {
  values: CandidateFormFields;
  photo: File | undefined;
}

function Preview({ shown: { values, photo }, stored }: { shown: Shown; stored?: Picture | null }) {
  const { t } = useTranslation();
  const person = personOf(values);
  const url = useObjectUrl(photo);
  const name = t('candidate.photo.label');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '225px minmax(0, 1fr)' },
      }}
    >
      {url ? (
        <Box component="img" src={url} alt={name} sx={{ width: '100%', maxWidth: 225, borderRadius: 1 }} />
      ) : (
        stored && <MediaPicture picture={stored} alt={name} {...PHOTO_SIZE} sizes="225px" eager />
      )}
      <div>
        <PersonHead person={person} isPreview />
        <PersonWords person={person} isPreview />
      </div>
    </Box>
  );
}

/** What members will see of the profile as it stands in the form, on a press. */
export function ProfilePreview({ photo, stored }: { photo: Photo; stored?: Picture | null }) {
  const { t } = useTranslation();
  const form = useFormContext<CandidateFormFields>();
  const [shown, setShown] = useState<Shown>();
  const show = async () => {
    // An unreadable photo is said where it was chosen.
    const cut = await photo.crop().catch(() => undefined);
    setShown({ values: form.getValues(), photo: cut });
  };
  return (
    <ProfilePart title={t('profile.preview.title')} note={t('profile.preview.note')}>
      {shown && <Preview shown={shown} stored={stored} />}
      <Button variant="outlined" onClick={show} sx={{ mt: shown ? 2 : 0 }}>
        {t(shown ? 'profile.preview.again' : 'profile.preview.show')}
      </Button>
    </ProfilePart>
  );
}
