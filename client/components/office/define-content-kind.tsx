import type { ComponentType } from 'react';
import type { FormRules } from '../form/use-rules-form.ts';
import { ContentEditPage } from './content-edit-page.tsx';
import type { ContentSection } from './content-sections.ts';
import type { EditedKind, ShownKind } from './declared-kind.ts';
import { PreviewedItem } from './previewed-item.tsx';

interface ContentKindDeclaration<Rules extends FormRules, Item> extends EditedKind<Rules> {
  page: ShownKind<Item>;
}

/** The pages of a kind of content in the office besides its list. */
export interface DefinedKind {
  officeSection: ContentSection;
  /** Adds an item, or changes the one in the address. */
  EditPage: ComponentType;
  /** Shows an item as visitors see it or will see it. */
  PreviewPage: ComponentType<{ id: number }>;
}

/** Declares a kind of content once: its form, what it asks and saves, and what visitors see of an item. */
export function defineContentKind<Rules extends FormRules, Item>(
  kind: ContentKindDeclaration<Rules, Item>,
): DefinedKind {
  const { officeSection, page } = kind;
  return {
    officeSection,
    EditPage: () => <ContentEditPage key={officeSection.kind} kind={kind} />,
    PreviewPage: ({ id }) => <PreviewedItem officeSection={officeSection} id={id} page={page} />,
  };
}
