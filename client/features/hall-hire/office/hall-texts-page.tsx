import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HALL_TEXTS } from '../../../../rules/hall-facts.ts';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { OtherLanguagesFields } from '../../../components/form/other-languages-fields.tsx';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { SettingsForm } from '../../../components/office/settings-form.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type EditableHallPageFragment, useEditableHallPageQuery } from './hall-texts.generated.ts';
import { CountField } from './rooms/number-field.tsx';
import { useHallTexts } from './use-hall-texts.ts';

/** Rows of the longer texts. */
const ROWS: Partial<Record<(typeof HALL_TEXTS)[number], number>> = { lead: 2, asks: 4, agreement: 10 };

/** By when hirers pay. */
function DueFields() {
  const { t } = useTranslation();
  return (
    <Box component="fieldset" sx={{ m: 0, mb: 3, p: 0, border: 0 }}>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {t('hallTexts.due.title')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('hallTexts.due.lead')}</Typography>
      <CountField name="depositDueDays" label={t('hallTexts.due.deposit')} />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <CountField name="balanceDueMonths" label={t('hallTexts.due.months')} />
        <CountField name="balanceDueDays" label={t('hallTexts.due.days')} />
      </Box>
    </Box>
  );
}

interface HallTextsFormProps {
  page: EditableHallPageFragment;
  reload: () => Promise<unknown>;
}

function HallTextsForm({ page, reload }: HallTextsFormProps) {
  const { t } = useTranslation();
  const offered: readonly string[] = useSiteLanguages();
  const { settings, languages } = useHallTexts(page, reload);
  const textsIn = (language: string) => page.translations.find((one) => one.language === language);
  return (
    <SettingsForm settings={settings}>
      {HALL_TEXTS.map((name) => {
        const label = t(`hallTexts.fields.${name}`);
        return (
          <Box key={name}>
            <FormTextField
              name={name}
              label={label}
              hint={t(`hallTexts.hints.${name}`)}
              required={name === 'agreement'}
              rows={ROWS[name]}
              lang={offered[0]}
            />
            <OtherLanguagesFields
              name={name}
              label={label}
              // Of a language that is not offered only what is written in it, such as the agreement that came with the site.
              languages={languages.filter((one) => offered.includes(one) || textsIn(one)?.[name])}
              rows={ROWS[name]}
            />
          </Box>
        );
      })}
      <DueFields />
    </SettingsForm>
  );
}

/** What visitors read of the hall, and the agreement that hirers accept. */
export function HallTextsPage() {
  const { t } = useTranslation();
  const result = useEditableHallPageQuery({ fetchPolicy: 'network-only' });
  return (
    <OfficePage title={t('hallTexts.title')}>
      <PageHeading title={t('hallTexts.title')} lead={t('hallTexts.lead')} plain />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={900} />}>
        {({ hallPage }) => <HallTextsForm page={hallPage} reload={result.refetch} />}
      </LoadState>
    </OfficePage>
  );
}
