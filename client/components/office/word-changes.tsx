import Box from '@mui/material/Box';
import { diffWords } from 'diff';

interface WordChangesProps {
  before: string;
  after: string;
  /** The language of both texts. */
  language?: string;
}

const removed = { color: 'brand.kumkum', textDecoration: 'line-through' } as const;
const added = { color: 'success.main', fontWeight: 600, textDecoration: 'underline' } as const;

/** A text with the words that were taken out and put in. */
export function WordChanges({ before, after, language }: WordChangesProps) {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const parts = diffWords(before, after, { intlSegmenter });
  return (
    <Box component="span" lang={language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map((part, index) => {
        const component = part.added ? 'ins' : part.removed ? 'del' : 'span';
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
            key={index}
            component={component}
            sx={part.added ? added : part.removed ? removed : undefined}
          >
            {part.value}
          </Box>
        );
      })}
    </Box>
  );
}
