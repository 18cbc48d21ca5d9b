import Typography from '@mui/material/Typography';

interface TextParagraphsProps {
  text: string;
  lang?: string;
}

/** A longer text: an empty line starts a new paragraph, a line break is kept. */
export function TextParagraphs({ text, lang }: TextParagraphsProps) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph, index) => (
    <Typography
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no ids
      key={index}
      lang={lang}
      sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere', '& + &': { mt: 2 } }}
    >
      {paragraph.trim()}
    </Typography>
  ));
}
