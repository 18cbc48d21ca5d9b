import Box from '@mui/material/Box';
import { FilterForm } from './filter-form.tsx';
import type { SectionList } from './use-section-list.ts';

interface SectionSearchProps {
  list: SectionList;
  label: string;
  /** How many rows match; undefined until it is known. */
  found: number | undefined;
}

/** Searches the texts of a section and shows the number of matches. */
export function SectionSearch({ list, label, found }: SectionSearchProps) {
  const filter = {
    filter: { search: list.search },
    prefix: '',
    narrowedBy: list.search ? 1 : 0,
    apply: ({ search = '' }: { search?: string }) => list.find(search),
    clear: () => list.find(''),
  };
  return (
    <Box sx={{ mb: 2 }}>
      <FilterForm label={label} list={filter} search={label} found={found} />
    </Box>
  );
}
