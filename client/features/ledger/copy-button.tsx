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
      <button
        type="button"
        onClick={copy}
        className="button button-outlined not-printed"
        style={{ flex: 'none', paddingInline: 12 }}
      >
        {t(isCopied ? 'gift.copied' : 'gift.copy')}
        <VisuallyHidden> {about}</VisuallyHidden>
      </button>
      <VisuallyHidden role="status">{isCopied && t('gift.copied')}</VisuallyHidden>
    </>
  );
}
