import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Letterhead } from '../../../components/page/letterhead.tsx';

const lines = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

interface PrintedLetterProps {
  language: string;
  /** Whom it is from, a line each. */
  letterhead: readonly string[];
  /** To whom, a line each. */
  recipient?: readonly string[];
  /** The day of the letter, in words. */
  date?: string;
  /** The title, if it stands within the letter. */
  title?: ReactNode;
  paragraphs: readonly string[];
}

/** A letter in the language of its donor, as it is printed. */
export function PrintedLetter({
  language,
  letterhead,
  recipient,
  date,
  title,
  paragraphs,
}: PrintedLetterProps) {
  return (
    <Box lang={language}>
      <Letterhead lines={letterhead} />
      {recipient && <Typography sx={{ ...lines, mb: 3 }}>{recipient.join('\n')}</Typography>}
      {date && <Typography sx={{ mb: 3 }}>{date}</Typography>}
      {title}
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ ...lines, mb: 2 }}>
          {paragraph}
        </Typography>
      ))}
    </Box>
  );
}
