import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type FilterFieldState, FilterInput, FilterSelect } from '../list/filter-fields.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import type { ShownField } from './office-filter.ts';
import type { OfficeListState } from './use-office-list.ts';

/** Options below their head, or without one. */
function Grouped({ label, children }: { label: string | undefined; children: ReactNode }) {
  return label ? <optgroup label={label}>{children}</optgroup> : children;
}

interface OfficeFieldProps {
  state: FilterFieldState;
  shown: ShownField;
  /** Not shown on a phone. */
  isFolded: boolean;
}

function OfficeField({ state, shown, isFolded }: OfficeFieldProps) {
  const { t } = useTranslation();
  const { options, placeholder = t('filter.all'), label, type, width } = shown;
  const common = { ...state, isWideOnly: isFolded, label, width };
  if (!options) return <FilterInput {...common} type={type} />;
  return (
    <FilterSelect {...common} placeholder={placeholder}>
      {[...new Set(options.map(({ group }) => group))].map((group) => (
        <Grouped key={group ?? ''} label={group}>
          {options
            .filter((option) => option.group === group)
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </Grouped>
      ))}
    </FilterSelect>
  );
}

interface OfficeFilterFormProps {
  /** What is listed. */
  title: string;
  list: OfficeListState;
  /** How many rows match; undefined until it is known. */
  found: number | undefined;
}

/** The filter of a list of the office, with its fields as they were declared; on a phone what is seldom chosen is behind a button. */
export function OfficeFilterForm({ title, list, found }: OfficeFilterFormProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const fields = Object.entries(list.fields);
  const names = Object.keys(list.fields);
  const filter = Object.fromEntries(names.map((name) => [name, list.filter[name] ?? '']));
  const clear = () => list.apply(Object.fromEntries(names.map((name) => [name, ''])));
  const isSeldom = ([name, field]: [string, ShownField]) => Boolean(field.isSeldom) && !filter[name];
  return (
    <FilterForm
      label={t('contentList.searchIn', { list: title })}
      list={{ ...list, filter, clear }}
      found={found}
    >
      {(field) => (
        <>
          {fields.map(([name, shown]) => (
            <OfficeField
              key={name}
              state={field(name)}
              shown={shown}
              isFolded={isSeldom([name, shown]) && !isOpen}
            />
          ))}
          {fields.some(isSeldom) && (
            <Button
              onClick={() => setIsOpen(!isOpen)}
              aria-expanded={isOpen}
              sx={{ display: { sm: 'none' }, px: 1 }}
            >
              {t(isOpen ? 'filter.fewer' : 'filter.more')}
            </Button>
          )}
        </>
      )}
    </FilterForm>
  );
}
