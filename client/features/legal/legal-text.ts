/**
 * A paragraph, or the entries of a list, of which those about a part of the site that is unused are left out.
 * `[words](/address)` is a link; `{{name}}` is the association, and `{{languages}}` are those of its pages, as "English or
 * Gujarati". A paragraph `{{retention}}` is the list of what is kept how long.
 */
type LegalPart = string | readonly string[];

interface LegalSection {
  heading: string;
  parts: readonly LegalPart[];
  /** Instead of them for an association outside the United Kingdom, whose laws and offices they name; none leaves the section out. */
  elsewhere?: readonly LegalPart[];
}

/** A document in one language; the keys of its sections are their anchors on the page. */
export interface LegalText {
  lead: string;
  sections: Readonly<Record<string, LegalSection>>;
}
