import Typography from '@mui/material/Typography';
import { dialledPhone } from '../../../rules/phone.ts';
import { phonesInText } from '../../../rules/phones-in-text.ts';

interface TextParagraphsProps {
  text: string;
  lang?: string;
}

/** A longer text: an empty line starts a new paragraph, a line break is kept, telephone numbers can be rung. */
export function TextParagraphs({ text, lang }: TextParagraphsProps) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph, index) => (
    <Typography
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no ids
      key={index}
      lang={lang}
      sx={{
        maxWidth: '70ch',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        '& + &': { mt: 2 },
        '& a': { color: 'inherit' },
      }}
    >
      {phonesInText(paragraph.trim()).map(({ text: piece, isPhone }, at) =>
        isPhone ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
          <a key={at} href={`tel:${dialledPhone(piece)}`}>
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </Typography>
  ));
}
