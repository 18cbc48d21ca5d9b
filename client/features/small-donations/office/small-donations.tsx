import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CollectionList } from './collection-list.tsx';
import { OfferedCounts } from './offered-counts.tsx';
import { SmallClaimList } from './small-claim-list.tsx';
import type { SmallYearFieldsFragment } from './small-donations.generated.ts';
import { useYears, yearText } from './use-years.ts';
import { YearSums } from './year-sums.tsx';

interface YearChoiceProps {
  years: readonly SmallYearFieldsFragment[];
  chosen: SmallYearFieldsFragment;
  onChoice: (taxYear: string) => void;
}

function YearChoice({ years, chosen, onChoice }: YearChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FormControl sx={{ mb: 3 }}>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
        {t('smallDonations.taxYear')}
      </Box>
      <NativeSelect
        value={chosen.taxYear}
        onChange={({ target }) => onChoice(target.value)}
        inputProps={{ id }}
      >
        {years.map((year) => (
          <option key={year.taxYear} value={year.taxYear}>
            {t('smallDonations.yearOption', { name: yearText(year) })}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

/** Small gifts without declarations: what was collected in a tax year, and what of it is claimed for. */
export function SmallDonations() {
  const { t } = useTranslation();
  const { list, result, chosenOf } = useYears();
  return (
    <Section title={t('smallDonations.title')} id="small-donations">
      <Typography sx={{ mb: 3, maxWidth: 720 }}>{t('smallDonations.lead')}</Typography>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={480} />}>
        {({ smallYears }) => {
          const year = chosenOf(smallYears);
          if (!year) return null;
          return (
            <>
              <YearChoice
                years={smallYears}
                chosen={year}
                onChoice={(chosen) => list.apply({ year: chosen })}
              />
              <YearSums year={year} />
              <OfferedCounts />
              <CollectionList year={year} list={list} />
              <SmallClaimList year={year} />
            </>
          );
        }}
      </LoadState>
    </Section>
  );
}
