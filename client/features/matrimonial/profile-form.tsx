import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { ConflictHelp } from '../../components/form/conflict-help.tsx';
import { DraftNotice } from '../../components/form/draft-notice.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { UploadProgress } from '../../components/form/upload-progress.tsx';
import { SaveBar } from '../../components/office/save-bar.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidateFormField } from './candidate-field.tsx';
import { CANDIDATE_SECTIONS } from './candidate-sections.ts';
import { ConsentField } from './consent-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { ProfilePart } from './profile-part.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { ProfileProgress } from './profile-progress.tsx';
import { RemoveProfile } from './remove-profile.tsx';
import { fullNameOf } from './use-candidate-facts.tsx';
import { type ProfileFormOptions, useProfileForm } from './use-profile-form.ts';

/** Two columns of fields; one on a phone. */
const PAIRS = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

interface ProfileFormProps extends ProfileFormOptions {
  /** Called after the profile was removed. */
  onRemoved: () => void;
}

/** Every field of the profile, in the order of the old form; a new one in steps. */
export function ProfileForm({ onRemoved, ...options }: ProfileFormProps) {
  const { t } = useTranslation();
  const { choices } = options;
  const profile = useProfileForm(options);
  const { form, steps, stored, isWorking, onProfileFor, onGender, onBirthDate } = profile;
  const forgetAndGoOn = () => {
    profile.draft.forget();
    onRemoved();
  };

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={profile.onSubmit}>
        <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
          {t('form.requiredHint')}
        </Typography>
        {profile.isDraftBack && (
          <Alert severity="info" sx={{ mb: 3 }}>
            {t('profile.draftBack')}
          </Alert>
        )}
        <ProfileProgress steps={steps} />
        {CANDIDATE_SECTIONS.map(({ id, title, note, fields }) => (
          <ProfilePart key={id} title={t(title)} note={note && t(note)} hidden={!steps.isShown(id)}>
            <Box sx={PAIRS}>
              {fields
                .filter(({ whenWorking }) => isWorking || !whenWorking)
                .map((field) => (
                  <Box key={field.name} sx={field.wide ? { gridColumn: '1 / -1' } : undefined}>
                    <CandidateFormField
                      field={field}
                      isPreset={field.name === 'gender' && profile.isGenderPreset}
                      choices={choices}
                      kept={stored ? String(stored[field.name]) : undefined}
                      onProfileFor={onProfileFor}
                      onGender={onGender}
                      onBirthDate={onBirthDate}
                    />
                  </Box>
                ))}
              {id === 'community' && profile.needsConsent && (
                <ConsentField consentedAt={stored?.consentedAt} />
              )}
            </Box>
            {id === 'profile' && <PhotoField photo={profile.photo} stored={stored?.photo} />}
          </ProfilePart>
        ))}
        {steps.isLast && profile.ownYes}
        <ConflictHelp conflict={profile.conflict} />
        {profile.progress !== undefined && <UploadProgress fraction={profile.progress} />}
        {steps.isLast && <ProfilePreview photo={profile.photo} stored={stored?.photo} />}
        <SaveBar>
          {steps.isLast ? (
            <SendButton busy={profile.isSaving} busyLabel={t('form.saving')} className="button-tall">
              {t(stored ? 'form.save' : 'candidate.joinNow')}
            </SendButton>
          ) : (
            <Button variant="contained" onClick={profile.next} sx={{ minHeight: 52 }}>
              {t('profile.steps.next')}
            </Button>
          )}
          {steps.isStepped && steps.step > 0 && (
            <Button variant="outlined" onClick={steps.back} sx={{ minHeight: 52 }}>
              {t('profile.steps.back')}
            </Button>
          )}
          <Button component={RouterLink} to={PATHS.matrimonials}>
            {t('common.cancel')}
          </Button>
        </SaveBar>
        <DraftNotice draft={profile.draft} />
        {stored && <RemoveProfile name={fullNameOf(stored)} onRemoved={forgetAndGoOn} />}
      </form>
    </FormProvider>
  );
}
