import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FilterInput, FilterSelect } from '../list/filter-fields.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import type { OfficeListState } from './use-office-list.ts';

/** Options below their head, or without one. */
function Grouped({ label, children }: { label: string | undefined; children: ReactNode }) {
  return label ? <optgroup label={label}>{children}</optgroup> : children;
}

interface OfficeFilterFormProps {
  /** What is listed. */
  title: string;
  list: OfficeListState;
  /** How many rows match; undefined until it is known. */
  found: number | undefined;
}

/** The filter of a list of the office, with its fields as they were declared. */
export function OfficeFilterForm({ title, list, found }: OfficeFilterFormProps) {
  const { t } = useTranslation();
  const names = Object.keys(list.fields);
  const filter = Object.fromEntries(names.map((name) => [name, list.filter[name] ?? '']));
  const clear = () => list.apply(Object.fromEntries(names.map((name) => [name, ''])));
  return (
    <FilterForm
      label={t('contentList.searchIn', { list: title })}
      list={{ ...list, filter, clear }}
      found={found}
    >
      {(field) =>
        Object.entries(list.fields).map(([name, { options, placeholder, label, type, width, isSeldom }]) =>
          options ? (
            <FilterSelect
              key={name}
              {...field(name)}
              isWideOnly={isSeldom && !filter[name]}
              label={label}
              placeholder={placeholder ?? t('filter.all')}
              width={width}
            >
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
          ) : (
            <FilterInput key={name} {...field(name)} type={type} label={label} width={width} />
          ),
        )
      }
    </FilterForm>
  );
}
