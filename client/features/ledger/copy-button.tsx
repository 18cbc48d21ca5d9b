import Button from '@mui/material/Button';
import { useState } from 'react';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface CopyButtonProps {
  text: string;
  /** What it copies, for screen readers. */
  about: string;
}

/** Copies a text; where the browser refuses, the text is beside it to be typed. */
export function CopyButton({ text, about }: CopyButtonProps) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        onClick={copy}
        sx={{ minHeight: 44, flex: 'none', displayPrint: 'none' }}
      >
        {t(isCopied ? 'gift.copied' : 'gift.copy')}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{isCopied && t('gift.copied')}</VisuallyHidden>
    </>
  );
}
