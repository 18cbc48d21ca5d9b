import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useDayOfYear } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSetGiftAidYearEndMutation } from './gift-aid-claims.generated.ts';

/** The last day of each month, and that of the tax year. */
const YEAR_ENDS = [
  ...['01-31', '02-28', '03-31', '04-05', '04-30', '05-31', '06-30'],
  ...['07-31', '08-31', '09-30', '10-31', '11-30', '12-31'],
];

/** When the association's financial year ends, from which the last day of a claim is counted. */
export function YearEnd({ yearEnd }: { yearEnd: string }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const dayOfYear = useDayOfYear();
  const labelId = useId();
  const [save] = useSetGiftAidYearEndMutation();
  const [chosen, setChosen] = useState(yearEnd);
  const set = () =>
    act({ work: () => save({ variables: { yearEnd: chosen } }), done: t('giftAidClaims.yearEndDone') });
  return (
    <Section title={t('giftAidClaims.yearEndHeading')}>
      <Typography sx={{ mb: 2, maxWidth: 720 }} id={labelId}>
        {t('giftAidClaims.yearEnd')}
      </Typography>
      <FormControl>
        <NativeSelect
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          inputProps={{ 'aria-labelledby': labelId }}
        >
          {[...new Set([...YEAR_ENDS, yearEnd])].sort().map((day) => (
            <option key={day} value={day}>
              {dayOfYear(day)}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      {chosen !== yearEnd && (
        <BusyButton
          variant="contained"
          busy={isBusy}
          busyLabel={t('form.saving')}
          onClick={() => void set()}
          style={{ marginInlineStart: 16 }}
        >
          {t('form.save')}
        </BusyButton>
      )}
    </Section>
  );
}
