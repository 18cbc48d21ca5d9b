import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LocalizedText } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextParagraphs } from '../page/text-paragraphs.tsx';
import { useHydrated } from '../page/use-hydrated.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

interface ReadMoreProps {
  name: LocalizedText;
  description: LocalizedText;
  /** Expands in place, because the dialog's code could not be loaded. */
  inPlace: boolean;
  onOpen: () => void;
}

const buttonStyle = {
  minHeight: 44,
  minWidth: 0,
  px: 0,
  fontWeight: 600,
  color: 'brand.rust',
  cursor: 'pointer',
} as const;

/** Opens the full text in a dialog; without scripts it expands in place, below the card's text. */
export function ReadMore({ name, description, inPlace, onOpen }: ReadMoreProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  if (isHydrated && !inPlace) {
    return (
      // The button's `::after` covers the card, so that a click anywhere opens it.
      <Button
        aria-haspopup="dialog"
        onClick={onOpen}
        sx={{
          ...buttonStyle,
          position: 'static',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {t('content.readMore')}
        <VisuallyHidden>
          <span lang={name.lang}>{name.text}</span>
        </VisuallyHidden>
      </Button>
    );
  }
  return (
    <details>
      <Box component="summary" sx={{ ...buttonStyle, display: 'flex', alignItems: 'center' }}>
        {t('content.readMore')}
      </Box>
      <TextParagraphs text={description.text} lang={description.lang} />
    </details>
  );
}
