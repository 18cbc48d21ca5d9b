import { useTranslation } from '../../i18n/use-translation.ts';
import { FilterInput, FilterSelect } from '../list/filter-fields.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import type { OfficeListState } from './use-office-list.ts';

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
  return (
    <FilterForm label={t('contentList.searchIn', { list: title })} list={list} found={found}>
      {(field) =>
        Object.entries(list.fields).map(([name, { options, placeholder, label, width }]) =>
          options ? (
            <FilterSelect
              key={name}
              {...field(name)}
              label={label}
              placeholder={placeholder ?? t('filter.all')}
              width={width}
            >
              {options.map(({ value, label: text }) => (
                <option key={String(value)} value={String(value)}>
                  {text}
                </option>
              ))}
            </FilterSelect>
          ) : (
            <FilterInput key={name} {...field(name)} type="search" label={label} width={width} />
          ),
        )
      }
    </FilterForm>
  );
}
