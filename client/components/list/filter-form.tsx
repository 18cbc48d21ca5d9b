import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Filter } from './filter-address.ts';
import type { FilterFieldState } from './filter-fields.tsx';

interface FilterFormProps<Name extends string> {
  /** The accessible name. */
  label: string;
  /** Of `useFilterAddress`. */
  list: {
    filter: Filter<Name>;
    prefix: string;
    nameOf?: (field: Name) => string;
    narrowedBy: number;
    apply: (filter: Filter<Name>) => void;
    clear: () => void;
  };
  /** How many rows match, in figures or words; undefined until it is known. */
  found?: number | string;
  /** Renders the fields; `field` gives the props that connect one with the filter. */
  children?: (field: (name: Name) => FilterFieldState) => ReactNode;
}

/** The filter form of a list, applied by the Show button, which writes the filter into the address. */
export function FilterForm<Name extends string>({ label, list, found, children }: FilterFormProps<Name>) {
  const { t } = useTranslation();
  const { filter, prefix, nameOf = (field) => field } = list;
  const [values, setValues] = useState<Filter<Name>>(filter);
  // Keeps the fields in step with the address, for instance after Back; a field may be there only once the list is.
  const address = JSON.stringify(Object.entries(filter).filter(([, value]) => value));
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    setValues(filter);
  }

  const field = (name: Name): FilterFieldState => ({
    name: prefix + nameOf(name),
    value: values[name] ?? '',
    onChange: ({ target }) => {
      const isUnticked = target.type === 'checkbox' && !target.checked;
      setValues((before) => ({ ...before, [name]: isUnticked ? '' : target.value }));
    },
  });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    list.apply(values);
  };
  const clear = () => {
    setValues(Object.fromEntries(Object.keys(values).map((name) => [name, ''])) as Filter<Name>);
    list.clear();
  };

  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      onSubmit={apply}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}
    >
      {children?.(field)}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained">
          {t('filter.show')}
        </Button>
        <Button type="button" onClick={clear} sx={{ px: { xs: 1, sm: 2.5 } }}>
          {t('filter.clear')}
        </Button>
      </Box>
      <Typography role="status" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
        {list.narrowedBy > 0 && found !== undefined && t('content.found', { total: found })}
      </Typography>
    </Box>
  );
}
