import { useId, useState } from 'react';
import { type FieldErrors, get } from 'react-hook-form';
import type { ContentField } from '../list/content-kind.ts';

/** The name of a form's value of a text in a language; of the first language the text's own. */
export function valueName(
  { languages }: { languages: readonly string[] },
  language: string,
  text: string,
): string {
  return language === languages[0] ? text : `translations.${language}.${text}`;
}

export const tabId = ({ id }: LanguageChoice, language: string) => `${id}-${language}`;

/** Some of a language's fields are above the file, others below it. */
export const panelId = ({ id }: LanguageChoice, language: string, isAfterFile: boolean) =>
  `${id}-${language}-${isAfterFile ? 'below' : 'above'}`;

/** The ids of all panels that a language has, as `aria-controls` takes them. */
export function panelIds(
  choice: LanguageChoice,
  language: string,
  fields: readonly ContentField<string>[],
): string {
  const places = new Set(fields.map(({ afterFile = false }) => afterFile));
  return [...places].map((isAfterFile) => panelId(choice, language, isAfterFile)).join(' ');
}

/**
 * In which language a form's texts are shown; the others stay in the document, so that they are checked and sent.
 * @param languages the form's, the site's first one first
 * @param texts the names of the texts that are in each language
 * @param first the language that is open at first, if it is one of them
 */
export function useOpenLanguage(
  languages: readonly string[],
  texts: readonly string[],
  first?: string | null,
) {
  const id = useId();
  const [chosen, setOpen] = useState(first ?? languages[0]!);
  const open = languages.includes(chosen) ? chosen : languages[0]!;
  const namesIn = (language: string) => texts.map((text) => valueName({ languages }, language, text));
  return {
    id,
    languages,
    open,
    setOpen,
    /** Whether one of a language's texts was refused. */
    isRefused: (errors: FieldErrors, language: string) => namesIn(language).some((name) => get(errors, name)),
    /** Shows the language of a refused text: a field that is hidden cannot have the focus. */
    openRefused(field: string) {
      const language = languages.find((one) => namesIn(one).includes(field));
      if (language) setOpen(language);
    },
  };
}

export type LanguageChoice = ReturnType<typeof useOpenLanguage>;
