import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { languageName } from '../../../rules/languages.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormTextField } from '../form/form-text-field.tsx';
import type { ContentField } from '../list/content-kind.ts';
import type { VisibilityChoice } from './use-visibility.ts';

interface TranslationFieldsProps {
  control: Control;
  /** The language of what is typed. */
  language: string;
  fields: readonly ContentField<string>[];
  visibility: VisibilityChoice;
}

/** An item's texts in another language than the site's first; each may stay empty. */
export function TranslationFields({ control, language, fields, visibility }: TranslationFieldsProps) {
  const { t, language: reader } = useTranslation();
  const [first] = useSiteLanguages();
  const name = languageName(language, reader);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0 }}>
        {t('content.inLanguage', { language: name })}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {t('content.inLanguageHint', { language: name, first: languageName(first!, reader) })}
      </Typography>
      {fields.map((field) => (
        <FormTextField
          key={field.name}
          name={`translations.${language}.${field.name}`}
          control={control}
          label={t('content.fieldInLanguage', { field: t(field.label), language: name })}
          lang={language}
          rows={field.rows}
        />
      ))}
      <FormControlLabel
        control={
          <Checkbox
            checked={visibility.isHeld(language)}
            onChange={({ target }) => visibility.hold(language, target.checked)}
          />
        }
        label={t('contentList.holdBack', { language: name })}
        sx={{ mb: 2 }}
      />
    </Box>
  );
}
