import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** A search within a form: Enter looks for the words, and does not send the form. */
export function SearchWithin({ label, onSearch }: { label: string; onSearch: (words: string) => void }) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const search = () => onSearch(words.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
      <TextField
        label={label}
        type="search"
        value={words}
        onChange={({ target: { value } }) => setWords(value)}
        onKeyDown={onKeyDown}
        margin="dense"
        sx={{ flex: '1 1 220px' }}
      />
      <Button variant="outlined" onClick={search} sx={{ mb: 0.5 }}>
        {t('content.search')}
      </Button>
    </Box>
  );
}
