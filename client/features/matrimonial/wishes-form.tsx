import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { DraftNotice } from '../../components/form/draft-notice.tsx';
import { FormCheckbox } from '../../components/form/form-checkbox.tsx';
import { FormSelectField, type SelectChoice } from '../../components/form/form-select-field.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { SaveBar } from '../../components/office/save-bar.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AGES } from './candidate-filter.ts';
import { CitiesField } from './cities-field.tsx';
import { LanguagesField } from './languages-field.tsx';
import { ProfilePart } from './profile-part.tsx';
import { SeveralField } from './several-field.tsx';
import { useOfferedChoices } from './use-offered-choices.ts';
import type { Wishes } from './use-wish-words.ts';
import { useWishesForm } from './use-wishes-form.ts';

/** From and to beside each other, also on a phone. */
const PAIR = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  // A label may take two lines, its neighbour's one.
  alignItems: 'end',
} as const;

const AGE_CHOICES: readonly SelectChoice[] = AGES.map((age) => ({ value: String(age), label: String(age) }));

interface WishesFormProps {
  wishes: Wishes | null;
  /** The candidate makes the profile, and may so wish for a caste. */
  isOwnProfile: boolean;
}

/** What a family looks for: what is left empty does not matter. */
export function WishesForm({ wishes, isOwnProfile }: WishesFormProps) {
  const { t } = useTranslation();
  const offered = useOfferedChoices();
  const { form, draft, onSubmit, isBusy, clearNumber } = useWishesForm(wishes, isOwnProfile);
  const any = t('wishes.any');
  const age = (name: 'ageFrom' | 'ageTo') => (
    <FormSelectField
      name={name}
      label={t(`candidates.${name}`)}
      options={AGE_CHOICES}
      placeholder={any}
      numeric
      onChoice={(value) => clearNumber(name, value)}
    />
  );
  const height = (name: 'heightFrom' | 'heightTo') => (
    <FormSelectField
      name={name}
      label={t(`wishes.${name}`)}
      options={offered.of('HEIGHT', wishes?.[name] ?? '')}
      placeholder={any}
    />
  );
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={onSubmit}>
        <ProfilePart title={t('wishes.person')}>
          <Box sx={PAIR}>
            {age('ageFrom')}
            {age('ageTo')}
          </Box>
          <Box sx={PAIR}>
            {height('heightFrom')}
            {height('heightTo')}
          </Box>
          <SeveralField
            name="maritalStatuses"
            label={t('candidate.maritalStatus')}
            options={offered.of('MARITAL_STATUS')}
          />
        </ProfilePart>
        <ProfilePart title={t('wishes.life')}>
          <SeveralField
            name="educationTypes"
            label={t('candidate.educationType')}
            options={offered.of('EDUCATION_TYPE')}
          />
          <SeveralField name="diets" label={t('profile.more.diet')} options={offered.of('DIET')} />
          <LanguagesField
            name="languages"
            label={t('wishes.languages')}
            options={offered.of('MOTHER_TONGUE')}
          />
          <CitiesField name="cities" label={t('wishes.cities')} hint={t('wishes.citiesHint')} />
        </ProfilePart>
        {isOwnProfile && (
          <ProfilePart title={t('candidate.caste')} note={t('wishes.casteNote')}>
            <LanguagesField
              name="castes"
              label={t('candidate.caste')}
              options={offered.of('CASTE')}
              addLabel={t('wishes.addCaste')}
            />
          </ProfilePart>
        )}
        <ProfilePart title={t('wishes.mail')}>
          <FormCheckbox name="weeklyMail" label={t('wishes.weeklyMail')} hint={t('wishes.weeklyMailHint')} />
        </ProfilePart>
        <SaveBar>
          <SendButton busy={isBusy} busyLabel={t('form.saving')} className="button-tall">
            {t('wishes.save')}
          </SendButton>
          <Button component={RouterLink} to={PATHS.matrimonials}>
            {t('common.cancel')}
          </Button>
        </SaveBar>
        <DraftNotice draft={draft} />
      </form>
    </FormProvider>
  );
}
