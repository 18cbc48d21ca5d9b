import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { languageName } from '../../../rules/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormTextField } from '../form/form-text-field.tsx';
import type { ContentField } from '../list/content-kind.ts';
import { type LanguageChoice, panelId, tabId, valueName } from './use-open-language.ts';
import type { VisibilityChoice } from './use-visibility.ts';

interface LanguagePanelsProps {
  choice: LanguageChoice;
  /** Those of a kind's fields with a text in each language that stand in this place. */
  fields: readonly ContentField<string>[];
  /** Whether that is the place below the file. */
  isAfterFile?: boolean;
  /** Whether it is in neither place: the tabs do not say that they show it. */
  isFurther?: boolean;
  /** Where each language but the first can be held back; in one of the two places only. */
  visibility?: VisibilityChoice;
}

/** The same texts in each language; only the open language is seen. */
export function LanguagePanels(props: LanguagePanelsProps) {
  const { choice, fields, isAfterFile = false, isFurther = false, visibility } = props;
  const { t, language: reader } = useTranslation();
  const { languages, open } = choice;
  const [first] = languages;
  if (fields.length === 0) return null;
  return languages.map((language) => {
    const name = languageName(language, reader);
    const isFirst = language === first;
    const panel =
      isFurther || languages.length === 1
        ? { hidden: language !== open }
        : {
            role: 'tabpanel',
            id: panelId(choice, language, isAfterFile),
            'aria-labelledby': tabId(choice, language),
            hidden: language !== open,
          };
    return (
      <Box key={language} {...panel}>
        {!isFirst && visibility && (
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>
            {t('content.inLanguageHint', { language: name, first: languageName(first!, reader) })}
          </Typography>
        )}
        {fields.map(({ name: text, label, hint, required, rows, inputLimit, minimum }) => (
          <FormTextField
            key={text}
            name={valueName(choice, language, text)}
            label={isFirst ? t(label) : t('content.fieldInLanguage', { field: t(label), language: name })}
            lang={language}
            rows={rows}
            {...(isFirst && { hint: hint && t(hint), required, inputLimit, minimum })}
          />
        ))}
        {!isFirst && visibility && (
          <Box sx={{ display: 'grid', justifyItems: 'start', mb: 2 }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={visibility.isHeld(language)}
                  onChange={({ target }) => visibility.hold(language, target.checked)}
                />
              }
              label={t('contentList.holdBack', { language: name })}
              sx={{ minHeight: 44 }}
            />
            <FormControlLabel
              control={
                <Checkbox
                  checked={visibility.isUnneeded(language)}
                  onChange={({ target }) => visibility.markUnneeded(language, target.checked)}
                />
              }
              label={t('contentList.markUnneeded', { language: name })}
              sx={{ minHeight: 44 }}
            />
          </Box>
        )}
      </Box>
    );
  });
}
