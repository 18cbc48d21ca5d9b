import Box from '@mui/material/Box';
import { TextParagraphs } from '../../components/page/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';

interface NoticeTextsProps {
  notice: {
    description: string;
    descriptionGujarati?: string | null;
    secondDescription?: string | null;
    secondDescriptionGujarati?: string | null;
  };
}

/** Both descriptions of a notice, each in the page's language or else in English (D83). */
export function NoticeTexts({ notice }: NoticeTextsProps) {
  const localized = useLocalized();
  const second = localized(notice.secondDescription ?? '', notice.secondDescriptionGujarati);
  return (
    <>
      <TextParagraphs {...localized(notice.description, notice.descriptionGujarati)} />
      {second.text && (
        <Box sx={{ mt: 2 }}>
          <TextParagraphs {...second} />
        </Box>
      )}
    </>
  );
}
