import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { LIMITS } from '../../../rules/limits.ts';
import { useFieldInStep } from '../../components/form/use-field-in-step.ts';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { searchAddress } from './sought.ts';

/** Asks for words; without scripts the browser itself opens the page that looks for them. */
export function SearchForm({ search }: { search: string }) {
  const { t } = useTranslation();
  const navigate = useAsyncNavigate();
  const input = useFieldInStep(search);

  async function submit(event: FormEvent) {
    event.preventDefault();
    await navigate(PATHS.search + searchAddress(input.current?.value.trim() ?? ''));
  }
  return (
    <Box component="search" sx={{ maxWidth: 640, mb: 5 }}>
      <Box
        component="form"
        method="get"
        action={PATHS.search}
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
      >
        <TextField
          inputRef={input}
          type="search"
          name={QUERY_PARAMETERS.sought}
          label={t('search.label')}
          helperText={t('search.hint')}
          defaultValue={search}
          sx={{ flex: '1 1 260px' }}
          slotProps={{ htmlInput: { maxLength: LIMITS.searchMaximum, enterKeyHint: 'search' } }}
        />
        <Button type="submit" variant="contained" startIcon={<SearchIcon />} sx={{ minHeight: 56 }}>
          {t('search.submit')}
        </Button>
      </Box>
    </Box>
  );
}
