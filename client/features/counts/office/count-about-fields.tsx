import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useCurrencySign } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskField } from '../../ledger/office/desk-field.tsx';
import type { AboutValues, CountAbout } from './use-count-about.ts';

/** When, where and by whom it was counted, and how much it was. */
export function CountAboutFields({ about: { values, change, keep } }: { about: CountAbout }) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const field = (name: keyof AboutValues, label: string, hint = '') => (
    <DeskField label={label} hint={hint}>
      {(input) => (
        <OutlinedInput
          value={values[name]}
          onChange={({ target }) => change({ [name]: target.value })}
          onBlur={() => void keep()}
          autoComplete="off"
          type={name === 'day' ? 'date' : 'text'}
          inputProps={{ ...input, inputMode: name === 'counted' ? 'decimal' : undefined }}
        />
      )}
    </DeskField>
  );
  return (
    <Box component="section" aria-labelledby="count-about" sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" id="count-about" sx={{ mb: 2 }}>
        {t('counts.about')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {field('day', t('counts.day'))}
        {field('place', t('counts.place'), t('counts.placeHint'))}
        {field('countedBy', t('counts.countedBy'))}
        {field('countedWith', t('counts.countedWith'))}
        {field('counted', t('counts.counted', { sign }), t('counts.countedHint'))}
        {field('explanation', t('counts.explanation'), t('counts.explanationHint'))}
      </Box>
    </Box>
  );
}
