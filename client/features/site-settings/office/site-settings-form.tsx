import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { bankCodeKind, usesIban } from '../../../../rules/bank-codes.ts';
import { languageName } from '../../../../rules/languages.ts';
import type { Part } from '../../../../rules/parts.ts';
import { place } from '../../../../rules/place.ts';
import { ConflictHelp } from '../../../components/form/conflict-help.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormColourField } from '../../../components/form/form-colour-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { SendButton } from '../../../components/form/send-button.tsx';
import { useNamedField } from '../../../components/form/use-named-field.ts';
import { DraftTextNotice } from '../../../components/office/draft-text-notice.tsx';
import { SaveBar } from '../../../components/office/save-bar.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DrawingsField } from './drawings-field.tsx';
import {
  type EditableSiteSettingsFragment,
  SiteSettingsRevisionsDocument,
} from './edit-site-settings.generated.ts';
import { LanguagesField } from './languages-field.tsx';
import { type OpenEnds, PartsField } from './parts-field.tsx';
import { PayeePassword } from './payee-password.tsx';
import { PlaceFacts, PlaceFields } from './place-fields.tsx';
import { SETTING_GROUPS, type Setting } from './setting-groups.ts';
import { SettingsIndex, sectionOf } from './settings-index.tsx';
import { SitePictureField } from './site-picture-field.tsx';
import { SitePreview } from './site-preview.tsx';
import { useSiteSettingsForm } from './use-site-settings-form.ts';

const pair = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** On a phone the preview is above the form. */
const besidePreview = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
} as const;
const preview = {
  order: { lg: 1 },
  position: { lg: 'sticky' },
  top: 16,
  alignSelf: 'start',
  maxWidth: 420,
} as const;

const REVISIONS = { query: SiteSettingsRevisionsDocument, variables: {} };

/** Apart from the form, which need not be rendered with every letter. */
function CurrentPreview() {
  return <SitePreview settings={useWatch<EditableSiteSettingsFragment>()} />;
}

interface SiteSettingsFormProps {
  settings: EditableSiteSettingsFragment;
  openEnds: OpenEnds;
  /** Reads the settings again. */
  reload: () => Promise<unknown>;
}

/** All settings in their groups, the texts in each language side by side; on a phone one below the other. */
export function SiteSettingsForm({ settings, openEnds, reload }: SiteSettingsFormProps) {
  const { t, language: reader } = useTranslation();
  const [first] = useSiteLanguages();
  const { form, onSubmit, isSaving, conflict, languages, kept } = useSiteSettingsForm(settings, reload);
  const [unusedParts, country] = useWatch({ control: form.control, name: ['unusedParts', 'country'] });
  const isUsed = (part: Part) => !unusedParts?.includes(part);
  const accounts = usesIban(country ?? place.country) ? 'IBAN' : bankCodeKind(country ?? undefined);
  const isAskedFor = ({ where, part }: Setting) =>
    (!where || where.includes(accounts)) && (!part || isUsed(part));
  useNamedField();
  const groups = SETTING_GROUPS.filter(({ parts }) => parts?.some(isUsed) ?? true);

  const field = ({ name, label, hint, type, rows, translated }: Setting) => {
    const text = t(label);
    if (type === 'checkbox')
      return <FormCheckbox key={name} name={name} label={text} hint={hint && t(hint)} />;
    if (type === 'languages')
      return <LanguagesField key={name} name={name} label={text} hint={hint && t(hint)} />;
    if (type === 'parts')
      return <PartsField key={name} name={name} label={text} hint={hint && t(hint)} openEnds={openEnds} />;
    if (type === 'drawings') return <DrawingsField key={name} />;
    if (type === 'colour')
      return <FormColourField key={name} name={name} label={text} hint={hint && t(hint)} />;
    const shared = { rows, hint: hint && t(hint) };
    return (
      <Box key={name} sx={translated ? pair : { maxWidth: 640 }}>
        <FormTextField {...shared} name={name} label={text} type={type} lang={translated ? first : 'en'} />
        {translated &&
          languages.map((language) => (
            <FormTextField
              key={language}
              {...shared}
              name={`translations.${language}.${name}`}
              label={t('content.fieldInLanguage', { field: text, language: languageName(language, reader) })}
              lang={language}
            />
          ))}
      </Box>
    );
  };

  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={onSubmit} sx={besidePreview}>
        <Box sx={preview}>
          <CurrentPreview />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <DraftTextNotice kept={kept} record={REVISIONS} />
          <SettingsIndex titles={groups.map(({ title }) => title)} />
          {groups.map(({ title, settings: group, place, pictures }) => (
            <Box
              component="fieldset"
              key={title}
              id={sectionOf(title)}
              tabIndex={-1}
              sx={{ m: 0, mb: 4, p: 0, border: 0, minWidth: 0, scrollMarginTop: 16 }}
            >
              <Typography component="legend" variant="h3" sx={{ p: 0, mb: 2 }}>
                {t(title)}
              </Typography>
              {group.filter(isAskedFor).map(field)}
              {place && settings.placeIsSet && <PlaceFacts place={settings} />}
              {place && !settings.placeIsSet && <PlaceFields />}
              {pictures?.map((where) => (
                <SitePictureField key={where} place={where} />
              ))}
            </Box>
          ))}
          <PayeePassword />
          <ConflictHelp conflict={conflict} />
          <SaveBar>
            <SendButton busy={isSaving} busyLabel={t('form.saving')}>
              {t('form.save')}
            </SendButton>
            <Button component={RouterLink} to={PATHS.officeToday}>
              {t('common.cancel')}
            </Button>
          </SaveBar>
        </Box>
      </Box>
    </FormProvider>
  );
}
