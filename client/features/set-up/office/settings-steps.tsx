import type { ComponentProps } from 'react';
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
      {(control) => (
        <>
          <FormTextField control={control} name="name" label={t('siteSettings.name')} lang={lang} required />
          <FormTextField
            control={control}
            name="shortName"
            label={t('siteSettings.shortName')}
            hint={t('siteSettings.shortNameHint')}
            lang={lang}
          />
          <FormTextField
            control={control}
            name="description"
            label={t('siteSettings.description')}
            hint={t('siteSettings.descriptionHint')}
            lang={lang}
          />
          <FormTextField
            control={control}
            name="tagline"
            label={t('siteSettings.tagline')}
            hint={t('siteSettings.taglineHint')}
            lang={lang}
          />
        </>
      )}
    </StepForm>
  );
}

export function LanguagesStep({ lang: _lang, ...props }: Props<'languages'>) {
  const { t } = useTranslation();
  return (
    <StepForm {...props} loadRules={loadRules.languages}>
      {(control) => <LanguagesField control={control} name="languages" label={t('siteSettings.offered')} />}
    </StepForm>
  );
}

export function PartsStep({ lang: _lang, ...props }: Props<'parts'>) {
  const { t } = useTranslation();
  return (
    <StepForm {...props} loadRules={loadRules.parts}>
      {(control) => (
        <>
          <PartsField control={control} name="unusedParts" label={t('setUp.partsLabel')} />
          {/* The step has more values than these. */}
          <PlaceFields control={control as unknown as ComponentProps<typeof PlaceFields>['control']} />
        </>
      )}
    </StepForm>
  );
}

export function ContactStep({ lang, ...props }: Props<'contact'>) {
  const { t } = useTranslation();
  return (
    <StepForm {...props} loadRules={loadRules.contact}>
      {(control) => (
        <>
          <FormTextField
            control={control}
            name="address"
            label={t('siteSettings.address')}
            rows={3}
            lang={lang}
          />
          <FormTextField control={control} name="phone" label={t('siteSettings.phone')} type="tel" />
          <FormTextField control={control} name="email" label={t('siteSettings.email')} type="email" />
          <FormTextField
            control={control}
            name="contactHours"
            label={t('siteSettings.contactHours')}
            lang={lang}
          />
          <FormTextField
            control={control}
            name="mapPosition"
            label={t('siteSettings.mapPosition')}
            hint={t('siteSettings.mapPositionHint')}
          />
        </>
      )}
    </StepForm>
  );
}
