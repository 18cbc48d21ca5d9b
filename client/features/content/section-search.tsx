import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionList } from './use-section-list.ts';

/** Finds items of a section by words in their texts. */
export function SectionSearch({ list }: { list: SectionList }) {
  const { t } = useTranslation();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    list.find(String(new FormData(event.currentTarget).get('search')));
  };
  return (
    <Box
      component="form"
      role="search"
      // The field starts anew with what the address says, also after Back.
      key={list.search}
      onSubmit={search}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}
    >
      <FormLabel htmlFor={id} sx={{ color: 'text.primary', flexBasis: { xs: '100%', md: 'auto' } }}>
        {t('content.searchLabel')}
      </FormLabel>
      <OutlinedInput
        id={id}
        name="search"
        type="search"
        size="small"
        defaultValue={list.search}
        sx={{
          flex: '1 1 180px',
          maxWidth: 320,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: 'text.secondary' },
        }}
      />
      <Button type="submit" variant="outlined">
        {t('content.search')}
      </Button>
      {list.search && <Button onClick={() => list.find('')}>{t('content.clearSearch')}</Button>}
    </Box>
  );
}
