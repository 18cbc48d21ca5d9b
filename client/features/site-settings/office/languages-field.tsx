import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import {
  factsOf,
  LANGUAGES,
  type Language,
  languageName,
  offeredLanguages,
} from '../../../../rules/languages.ts';
import {
  FieldLabel,
  FieldNotes,
  type FormFieldProps,
  useFormField,
} from '../../../components/form/form-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const known = (codes: readonly string[]) => (codes.length > 0 ? [...offeredLanguages(codes)] : []);

/** As the editor calls it, and as its readers do: no device has the letters of every script. */
function LanguageName({ language }: { language: Language }) {
  const { language: reader } = useTranslation();
  const [name, ownName] = [languageName(language, reader), factsOf(language).name];
  if (name === ownName) return name;
  return (
    <>
      {name} (<span lang={language}>{ownName}</span>)
    </>
  );
}

/** Which languages the site has, and which of them is first: a list whose first entry that is. */
export function LanguagesField(props: FormFieldProps) {
  const { t, language: reader } = useTranslation();
  const firstId = useId();
  const { field, error, describedBy, notes } = useFormField(props);
  const chosen = known(field.value ?? []);
  const offer = (language: Language, isOffered: boolean) =>
    field.onChange(isOffered ? [...chosen, language] : chosen.filter((other) => other !== language));
  const putFirst = (language: string) =>
    field.onChange([language, ...chosen.filter((other) => other !== language)]);

  return (
    <Box sx={{ maxWidth: 640 }}>
      <FormControl component="fieldset" error={Boolean(error)} aria-describedby={describedBy} sx={{ mb: 2 }}>
        <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {props.label}
        </FormLabel>
        {LANGUAGES.map((language, index) => (
          <FormControlLabel
            key={language}
            label={<LanguageName language={language} />}
            control={
              <Checkbox
                name={`${props.name}-${language}`}
                checked={chosen.includes(language)}
                onChange={(_event, isOffered) => offer(language, isOffered)}
                onBlur={field.onBlur}
                slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }}
              />
            }
          />
        ))}
        <FieldNotes {...notes} />
      </FormControl>
      {chosen.length > 1 && (
        <FormControl fullWidth sx={{ mb: 3 }}>
          <FieldLabel id={firstId} label={t('siteSettings.firstLanguage')} />
          <NativeSelect
            id={firstId}
            value={chosen[0]}
            onChange={({ target: { value } }) => putFirst(value)}
            input={<OutlinedInput />}
            inputProps={{ id: firstId, 'aria-describedby': `${firstId}-hint` }}
          >
            {chosen.map((language) => (
              <option key={language} value={language}>
                {languageName(language, reader)}
              </option>
            ))}
          </NativeSelect>
          <FormHelperText id={`${firstId}-hint`} sx={{ mx: 0 }}>
            {t('siteSettings.firstLanguageHint')}
          </FormHelperText>
        </FormControl>
      )}
    </Box>
  );
}
