import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { SectionList } from './use-section-list.ts';

interface SectionSearchProps {
  list: SectionList;
  label: string;
  /** How many rows match; undefined until it is known. */
  found: number | undefined;
}

/** Searches the texts of a section and shows the number of matches. */
export function SectionSearch({ list, label, found }: SectionSearchProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // Keeps the field in step with the address, for instance after Back.
  useEffect(() => {
    if (input.current) input.current.value = list.search;
  }, [list.search]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    list.find(input.current?.value ?? '');
  };
  const clear = () => {
    list.find('');
    // Moves the focus, because the pressed button disappears.
    input.current?.focus();
  };

  return (
    <Box
      component="form"
      role="search"
      onSubmit={search}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}
    >
      <FormLabel htmlFor={id} sx={{ color: 'text.primary', flexBasis: { xs: '100%', md: 'auto' } }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        inputRef={input}
        name="search"
        type="search"
        size="small"
        defaultValue={list.search}
        sx={{ flex: '1 1 180px', maxWidth: 320 }}
      />
      <Button type="submit" variant="outlined">
        {t('content.search')}
      </Button>
      {list.search && <Button onClick={clear}>{t('content.clearSearch')}</Button>}
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {list.search && found !== undefined && t('content.found', { total: found })}
      </Typography>
    </Box>
  );
}
