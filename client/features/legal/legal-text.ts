import type { Language } from '../../../rules/languages.ts';

/**
 * A paragraph, or the entries of a list. `[words](/address)` is a link; `{{name}}` is the association.
 */
type LegalPart = string | readonly string[];

interface LegalSection {
  heading: string;
  parts: readonly LegalPart[];
}

/** A document in one language; the keys of its sections are their addresses on the page. */
export interface LegalText<Anchor extends string = string> {
  lead: string;
  sections: Readonly<Record<Anchor, LegalSection>>;
}

/** The same sections as another text has: a translation that lacks one does not compile. */
export type TranslationOf<Text extends LegalText> = LegalText<keyof Text['sections'] & string>;

export type LegalTexts = Readonly<Record<Language, LegalText>>;
