import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { factsOf, LANGUAGES, type Language } from '../../../../rules/languages.ts';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { FieldLabel } from '../../../components/form/form-field.tsx';
import { useSwitchLanguage } from '../../../i18n/language-provider.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The language of the steps themselves: any of the interface, for the site offers none of its own choice yet. */
export function LanguageChoice({ onChange }: { onChange: (language: Language) => void }) {
  const { t, language } = useTranslation();
  const id = useId();
  const switchLanguage = useSwitchLanguage();
  const notify = useNotify();
  const errorText = useErrorText();
  const choose = (chosen: Language) =>
    switchLanguage(chosen).then(
      () => onChange(chosen),
      (error) => notify(errorText(error)),
    );

  return (
    <FormControl sx={{ mb: 2, minWidth: 220 }}>
      <FieldLabel id={id} label={t('setUp.pageLanguage')} />
      <NativeSelect
        value={language}
        onChange={({ target: { value } }) => choose(value as Language)}
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {factsOf(code).name}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
