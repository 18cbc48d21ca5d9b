import SearchIcon from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { LIMITS } from '../../../rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFieldInStep } from '../form/use-field-in-step.ts';
import { PATHS, QUERY_PARAMETERS } from '../page/paths.ts';
import { useAsyncNavigate } from '../page/use-async-navigate.ts';

/** Searches everything that one may see; what is looked for stands in the address. */
export function OfficeSearchField() {
  const { t } = useTranslation();
  const navigate = useAsyncNavigate();
  const { pathname, search } = useLocation();
  const sought =
    pathname === PATHS.officeSearch ? (new URLSearchParams(search).get(QUERY_PARAMETERS.sought) ?? '') : '';
  const input = useFieldInStep(sought);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? '';
    await navigate(`${PATHS.officeSearch}?${new URLSearchParams({ [QUERY_PARAMETERS.sought]: words })}`);
  };
  return (
    <search aria-label={t('office.search')}>
      <form onSubmit={submit}>
        <OutlinedInput
          inputRef={input}
          type="search"
          size="small"
          fullWidth
          defaultValue={sought}
          placeholder={t('office.searchPlaceholder')}
          inputProps={{
            'aria-label': t('office.search'),
            maxLength: LIMITS.searchMaximum,
            enterKeyHint: 'search',
          }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          }
        />
      </form>
    </search>
  );
}
