import Box from '@mui/material/Box';
import type { InterestFilterFields, interestFilterRules } from '../../../rules/interest-filter.ts';
import { type FilterFieldState, FilterInput } from '../../components/list/filter-fields.tsx';
import { FilterForm } from '../../components/list/filter-form.tsx';
import type { FilterAddress } from '../../components/list/use-filter-address.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface InterestFilterFormProps {
  list: FilterAddress<typeof interestFilterRules>;
  found: number | undefined;
}

/** The columns for the sender or for the receiver, in the table's order. */
const PEOPLE = [
  { label: 'interestedMember', fields: ['name', 'contactNumber', 'contactPerson'] },
  {
    label: 'interestingCandidate',
    fields: ['candidateName', 'candidateContactNumber', 'candidateContactPerson'],
  },
] as const;
const COLUMNS = ['name', 'contactNo', 'contactPerson'] as const;

/** A search field for each column of the table: first for the sender, then for the candidate. */
export function InterestFilterForm({ list, found }: InterestFilterFormProps) {
  const { t } = useTranslation();
  const people = (field: (name: keyof InterestFilterFields) => FilterFieldState) =>
    PEOPLE.map(({ label, fields }) => (
      <Box
        key={label}
        component="fieldset"
        sx={{
          flex: '1 1 420px',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          m: 0,
          p: 0,
          border: 0,
          minWidth: 0,
        }}
      >
        <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
          {t(`memberAdmin.${label}`)}
        </Box>
        {fields.map((name, column) => (
          <FilterInput
            key={name}
            {...field(name)}
            label={t(`memberAdmin.${COLUMNS[column]!}`)}
            type={COLUMNS[column] === 'contactNo' ? 'tel' : 'text'}
            width={130}
          />
        ))}
      </Box>
    ));
  return (
    <FilterForm label={t('memberAdmin.filterInterests')} list={list} found={found}>
      {people}
    </FilterForm>
  );
}
