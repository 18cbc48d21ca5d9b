import { useLocalized } from '../../i18n/localized.ts';

interface Pictured {
  pictureDescription?: string | null;
  textLanguages: { pictureDescription?: string };
}

/** What is said of an item's picture to those who do not see it; nothing where nobody has described it. */
export function usePictureAlt(): (item: Pictured) => { alt: string; lang?: string } {
  const localized = useLocalized();
  return ({ pictureDescription, textLanguages }) => {
    if (!pictureDescription) return { alt: '' };
    const { text, lang } = localized(pictureDescription, textLanguages.pictureDescription);
    return { alt: text, lang };
  };
}
