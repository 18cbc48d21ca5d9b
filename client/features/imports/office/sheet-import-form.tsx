import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { GIFT_AID_COUNTRY } from '../../../../rules/gift-aid-country.ts';
import type { SheetSubject } from '../../../../rules/imports.ts';
import { place } from '../../../../rules/place.ts';
import { FormFileField } from '../../../components/form/form-file-field.tsx';
import { DateOrderChoice } from '../../../components/office/date-order-choice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SheetColumns } from './sheet-columns.tsx';
import { SheetOutcome } from './sheet-outcome.tsx';
import { SheetValues } from './sheet-values.tsx';
import type { SheetImport } from './use-sheet-import.ts';
import { useSheetSubjects } from './use-sheet-subjects.ts';

const TEMPLATES: Record<SheetSubject, string> = {
  EVENTS: '/exports/template-events.xlsx',
  COMMITTEE: '/exports/template-committee.xlsx',
  USERS: '/exports/template-users.xlsx',
  DONATIONS: '/exports/template-donations.xlsx',
  DONORS: '/exports/template-donors.xlsx',
};

const FILE_TYPES = [
  '.xlsx',
  '.csv',
  '.txt',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** What the spreadsheet is about. */
function SubjectChoice({ sheet }: { sheet: SheetImport }) {
  const { t } = useTranslation();
  const subjects = useSheetSubjects();
  const hasGiftAid = place.country === GIFT_AID_COUNTRY;
  return (
    <FormControl component="fieldset" sx={{ mb: 3 }}>
      <FormLabel component="legend" id="sheet-subject" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {t('imports.what')}
      </FormLabel>
      <RadioGroup
        aria-labelledby="sheet-subject"
        value={sheet.subject}
        onChange={(_event, value) => void sheet.chooseSubject(value as SheetSubject)}
      >
        {subjects.map((subject) => (
          <FormControlLabel
            key={subject}
            value={subject}
            control={<Radio />}
            sx={{ minHeight: 48, alignItems: 'flex-start', '& .MuiRadio-root': { pt: 0.75 } }}
            label={
              <Box sx={{ py: 0.5 }}>
                {t(`imports.subjects.${subject}`)}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`imports.hints.${subject}`)}
                  {hasGiftAid && subject === 'DONORS' && ` ${t('imports.giftAidHint')}`}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Brings a spreadsheet in, step by step: what it is, its columns, its dates, what would become of it. */
export function SheetImportForm({ sheet }: { sheet: SheetImport }) {
  const { t, language } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const { preview, isReading } = sheet;
  const [unclearDate] = preview?.unclearDates ?? [];
  return (
    <Box sx={{ maxWidth: 760 }}>
      <SubjectChoice sheet={sheet} />
      <FormFileField
        key={sheet.fieldKey}
        label={t('imports.file')}
        hint={t('imports.fileHint')}
        chooseLabel={t('imports.choose')}
        types={FILE_TYPES}
        file={sheet.file}
        onPick={(file) => void sheet.chooseFile(file)}
        button={button}
      />
      <Button
        href={`${TEMPLATES[sheet.subject]}?language=${language}`}
        startIcon={<FileDownload />}
        sx={{ mt: -1 }}
      >
        {t('imports.template')}
      </Button>
      {isReading && (
        <Box role="status" sx={{ mt: 2 }}>
          {t('imports.reading')}
          <LinearProgress aria-hidden sx={{ mt: 1 }} />
        </Box>
      )}
      {preview && <SheetColumns sheet={sheet} preview={preview} />}
      {preview && preview.missing.length === 0 && unclearDate && (
        <DateOrderChoice date={unclearDate} chosen={sheet.dateOrder} onChoose={sheet.chooseDateOrder} />
      )}
      <SheetValues sheet={sheet} />
      {preview?.rows && <SheetOutcome sheet={sheet} rows={preview.rows} />}
      {!preview && (
        <Alert severity="info" icon={false} sx={{ mt: 2 }}>
          {t('imports.website')}
        </Alert>
      )}
    </Box>
  );
}
