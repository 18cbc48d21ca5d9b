import { type LocalizedText, useLocalized } from '../../i18n/localized.ts';

interface NamedDocument {
  title?: string | null;
  description: string;
  textLanguages: { title?: string; description: string };
}

/** The name and description of a document; without a title, its description is the name. */
export function useDocumentTexts(document: NamedDocument): {
  title: LocalizedText;
  description?: LocalizedText;
} {
  const localized = useLocalized();
  const title = localized(document.title ?? '', document.textLanguages.title);
  const description = localized(document.description, document.textLanguages.description);
  return title.text ? { title, description } : { title: description };
}
