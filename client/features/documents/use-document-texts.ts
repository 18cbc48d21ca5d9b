import { type LocalizedText, useLocalized } from '../../i18n/localized.ts';

interface NamedDocument {
  title?: string | null;
  description: string;
  textLanguages: { title?: string; description: string };
}

/** What a document is called and what is said of it; one without a title is called by its description. */
export function useDocumentTexts(document: NamedDocument): {
  title: LocalizedText;
  description?: LocalizedText;
} {
  const localized = useLocalized();
  const title = localized(document.title ?? '', document.textLanguages.title);
  const description = localized(document.description, document.textLanguages.description);
  return title.text ? { title, description } : { title: description };
}
