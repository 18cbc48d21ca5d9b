import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TextCell } from '../../../components/office/content-cells.tsx';
import { TextParagraphs } from '../../../components/page/text-paragraphs.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Characters that fit into two lines of a cell on any screen. */
const SHORT = 80;

/** A visitor's message: its first lines, which expand to the full text. */
export function MessageCell({ message }: { message: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = message.length > SHORT || message.includes('\n');
  return (
    <Box sx={{ maxWidth: '70ch' }}>
      {isOpen || !isLong ? <TextParagraphs text={message} /> : <TextCell text={message} />}
      {isLong && (
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} sx={{ px: 0, minWidth: 0 }}>
          {t(isOpen ? 'content.lessText' : 'content.wholeText')}
        </Button>
      )}
    </Box>
  );
}
