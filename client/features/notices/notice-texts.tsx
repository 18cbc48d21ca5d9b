import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Instant, Moment } from '../../components/page/moment.tsx';
import { TextParagraphs } from '../../components/page/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';

interface NoticeTextsProps {
  notice: {
    description: string;
    secondDescription?: string | null;
    /** Not there while it is written. */
    shownSince?: Instant | null;
    textLanguages: { description: string; secondDescription?: string };
  };
}

/** The day of a notice and both its descriptions, each marked with its language. */
export function NoticeTexts({ notice }: NoticeTextsProps) {
  const localized = useLocalized();
  const second = localized(notice.secondDescription ?? '', notice.textLanguages.secondDescription);
  return (
    <>
      {notice.shownSince && (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          <Moment at={notice.shownSince} />
        </Typography>
      )}
      <TextParagraphs {...localized(notice.description, notice.textLanguages.description)} />
      {second.text && (
        <Box sx={{ mt: 2 }}>
          <TextParagraphs {...second} />
        </Box>
      )}
    </>
  );
}
