/**
 * A paragraph, or the entries of a list. `[words](/address)` is a link; `{{name}}` is the association, and `{{languages}}` are
 * those of its pages, as "English or Gujarati".
 */
type LegalPart = string | readonly string[];

interface LegalSection {
  heading: string;
  parts: readonly LegalPart[];
}

/** A document in one language; the keys of its sections are their anchors on the page. */
export interface LegalText {
  lead: string;
  sections: Readonly<Record<string, LegalSection>>;
}
