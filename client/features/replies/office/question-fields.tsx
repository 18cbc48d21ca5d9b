import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { factsOf } from '../../../../rules/languages.ts';
import { REPLY_LIMITS } from '../../../../rules/reply-limits.ts';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { newKey } from '../../ledger/idempotency-key.ts';

/** The event's own questions, in the site's languages. */
export function QuestionFields() {
  const { t } = useTranslation();
  const languages = useSiteLanguages();
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'questions', keyName: 'row' });
  return (
    <Box component="section">
      {fields.map(({ row }, at) => (
        <Card key={row} variant="outlined" sx={{ p: 2, mb: 2 }}>
          {languages.map((language) => (
            <FormTextField
              key={language}
              name={`questions.${at}.texts.${language}`}
              label={t('replyOffice.setting.question', { number: at + 1, language: factsOf(language).name })}
              lang={language}
            />
          ))}
          <FormSelectField
            name={`questions.${at}.kind`}
            label={t('replyOffice.setting.answered')}
            options={[
              { value: 'LINE', label: t('replyOffice.setting.inWords') },
              { value: 'YES_NO', label: t('replyOffice.setting.yesNo') },
            ]}
          />
          <FormCheckbox name={`questions.${at}.isRequired`} label={t('replyOffice.setting.required')} />
          <Button onClick={() => remove(at)}>
            {t('replyOffice.setting.removeQuestion')}
            <VisuallyHidden> {at + 1}</VisuallyHidden>
          </Button>
        </Card>
      ))}
      {fields.length < REPLY_LIMITS.questions && (
        <Button
          variant="outlined"
          onClick={() => append({ key: newKey().slice(0, 20), kind: 'LINE', isRequired: false, texts: {} })}
        >
          {t('replyOffice.setting.addQuestion')}
        </Button>
      )}
    </Box>
  );
}
