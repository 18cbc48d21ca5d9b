import Box from '@mui/material/Box';
import { FormColourField } from '../../../components/form/form-colour-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DrawingsField } from '../../site-settings/office/drawings-field.tsx';
import { SitePreview } from '../../site-settings/office/site-preview.tsx';
import type { Draft } from './draft.ts';
import { StepForm, type StepProps } from './step-form.tsx';

const loadRules = async () => (await import('../../../../rules/set-up.ts')).setUpRules.look;

type LookStepProps = StepProps<Draft['look']> & { draft: Draft };

/** The two colours and the drawings, with what becomes of them. */
export function LookStep({ draft, ...props }: LookStepProps) {
  const { t } = useTranslation();
  return (
    <StepForm {...props} loadRules={loadRules}>
      <FormColourField
        name="mainColour"
        label={t('siteSettings.mainColour')}
        hint={t('siteSettings.mainColourHint')}
      />
      <FormColourField
        name="accentColour"
        label={t('siteSettings.accentColour')}
        hint={t('siteSettings.accentColourHint')}
      />
      <DrawingsField />
      <Box sx={{ mb: 3 }}>
        <SitePreview settings={{ ...draft.name, ...draft.look }} />
      </Box>
    </StepForm>
  );
}
