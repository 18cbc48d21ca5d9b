import type { setUpRules } from '../../../../rules/set-up.ts';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LanguagesField } from '../../site-settings/office/languages-field.tsx';
import { PartsField } from '../../site-settings/office/parts-field.tsx';
import { PlaceFields } from '../../site-settings/office/place-fields.tsx';
import type { Draft, Step } from './draft.ts';
import { StepForm, type StepProps } from './step-form.tsx';

const rulesOf =
  <Name extends keyof typeof setUpRules>(step: Name) =>
  async () =>
    (await import('../../../../rules/set-up.ts')).setUpRules[step];

// Once, because a form keeps the function that it begins with.
const loadRules = {
  name: rulesOf('name'),
  languages: rulesOf('languages'),
  parts: rulesOf('parts'),
  contact: rulesOf('contact'),
};

type Props<Name extends Step> = StepProps<Draft[Name]> & {
  /** The language in which the texts are entered. */
  lang: string;
};

export function NameStep({ lang, ...props }: Props<'name'>) {
  const { t } = useTranslation();
  return (
    <StepForm {...props} loadRules={loadRules.name}>
      <FormTextField name="name" label={t('siteSettings.name')} lang={lang} required />
      <FormTextField
        name="shortName"
        label={t('siteSettings.shortName')}
        hint={t('siteSettings.shortNameHint')}
        lang={lang}
      />
      <FormTextField
        name="description"
        label={t('siteSettings.description')}
        hint={t('siteSettings.descriptionHint')}
        lang={lang}
      />
      <FormTextField
        name="tagline"
        label={t('siteSettings.tagline')}
        hint={t('siteSettings.taglineHint')}
        lang={lang}
      />
    </StepForm>
  );
}

export function LanguagesStep({ lang: _lang, ...props }: Props<'languages'>) {
  const { t } = useTranslation();
  return (
    <StepForm {...props} loadRules={loadRules.languages}>
      <LanguagesField name="languages" label={t('siteSettings.offered')} />
    </StepForm>
  );
}

export function PartsStep({ lang: _lang, ...props }: Props<'parts'>) {
  const { t } = useTranslation();
  return (
    <StepForm {...props} loadRules={loadRules.parts}>
      <PartsField name="unusedParts" label={t('setUp.partsLabel')} />
      {/* The step has more values than these. */}
      <PlaceFields />
    </StepForm>
  );
}

export function ContactStep({ lang, ...props }: Props<'contact'>) {
  const { t } = useTranslation();
  return (
    <StepForm {...props} loadRules={loadRules.contact}>
      <FormTextField name="address" label={t('siteSettings.address')} rows={3} lang={lang} />
      <FormTextField name="phone" label={t('siteSettings.phone')} type="tel" />
      <FormTextField name="email" label={t('siteSettings.email')} type="email" />
      <FormTextField name="contactHours" label={t('siteSettings.contactHours')} lang={lang} />
      <FormTextField
        name="mapPosition"
        label={t('siteSettings.mapPosition')}
        hint={t('siteSettings.mapPositionHint')}
      />
    </StepForm>
  );
}
