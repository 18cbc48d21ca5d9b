import Box from '@mui/material/Box';
import { FilterCheckbox, type FilterFieldState, FilterSelect } from '../../components/list/filter-fields.tsx';
import { LoadFailed } from '../../components/page/load-state.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AGES, type CandidateField } from './candidate-filter.ts';
import { useOfferedListsQuery } from './offered-lists.generated.ts';
import { useOfferedChoices } from './use-offered-choices.ts';

interface CandidateFilterFieldsProps {
  field: (name: CandidateField) => FilterFieldState;
}

/** Bride, Groom, ages, education and occupation. */
export function CandidateFilterFields({ field }: CandidateFilterFieldsProps) {
  const { t } = useTranslation();
  const { error, refetch } = useOfferedListsQuery();
  const offered = useOfferedChoices();
  const educationType = field('educationType');
  const occupation = field('occupation');
  const choices = (options: readonly { value: string | number; label: string | number }[]) =>
    options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  const ages = choices(AGES.map((age) => ({ value: age, label: age })));
  return (
    <>
      {error && (
        <Box sx={{ flexBasis: '100%' }}>
          <LoadFailed error={error} refetch={refetch} />
        </Box>
      )}
      <Box role="group" aria-label={t('candidates.lookingFor')} sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <FilterCheckbox {...field('bride')} label={t('candidates.bride')} />
        <FilterCheckbox {...field('groom')} label={t('candidates.groom')} />
      </Box>
      <FilterSelect
        {...field('ageFrom')}
        label={t('candidates.ageFrom')}
        placeholder={t('candidates.from')}
        width={110}
      >
        {ages}
      </FilterSelect>
      <FilterSelect
        {...field('ageTo')}
        label={t('candidates.ageTo')}
        placeholder={t('candidates.to')}
        width={110}
      >
        {ages}
      </FilterSelect>
      <FilterSelect
        {...educationType}
        label={t('candidate.educationType')}
        placeholder={t('form.pleaseSelect')}
        width={210}
      >
        {choices(offered.of('EDUCATION_TYPE', educationType.value))}
      </FilterSelect>
      <FilterSelect
        {...occupation}
        label={t('candidate.occupation')}
        placeholder={t('form.pleaseSelect')}
        width={210}
      >
        {choices(offered.of('OCCUPATION', occupation.value))}
      </FilterSelect>
    </>
  );
}
