import type { ComponentType } from 'react';
import type { ContentTab } from '../../../rules/content-state.ts';
import type { Instant } from '../../../rules/days.ts';
import type { TextKey } from '../../i18n/text-keys.ts';
import type { FormRules } from '../form/use-rules-form.ts';
import type { ContentKind } from '../list/content-kind.ts';
import type { ContentSection } from './content-sections.ts';
import type { ContentFormOptions, EditableItem } from './use-content-form.ts';
import type { StoredVisibility } from './use-visibility.ts';

/** What a generated query hook answers. */
interface Asked<Data> {
  data?: Data;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** A kind's form, with its item in the office. */
export interface EditedKind<Rules extends FormRules> extends ContentKind<Rules> {
  /** Its list in the office. */
  officeSection: ContentSection;
  editTitle: TextKey;
  /** What stands below the form of a stored item, with a form of its own. */
  Beside?: ComponentType<{ id: number }>;
  /** Whether that is the heading of its form also of an item that has a name. */
  keepsTitle?: boolean;
  /** Asks for one item as `managed`; null if there is none with this id. */
  useItem: (options: { variables: { id: number }; skip: boolean; fetchPolicy: 'network-only' }) => Asked<{
    managed: ManagedItem<Rules> | null;
  }>;
  useSave: () => readonly [ContentFormOptions<Rules>['save'], ...unknown[]];
}

export interface ManagedItem<Rules extends FormRules> {
  item: EditableItem<Rules>;
  visibility: StoredVisibility & { binnedAt?: string | null };
  /** What it is at this moment. */
  tab: ContentTab;
}

/** What its page for visitors shows of one item, for those who look at it in the office. */
export interface ShownKind<Item> {
  /** The heading of the page; without it an item has a page of its own. */
  title?: TextKey;
  lead?: TextKey;
  /** Asks for one item as `preview`; null if there is none with this id. */
  useItem: (options: { variables: { id: number }; fetchPolicy: 'no-cache'; ssr: false }) => Asked<{
    preview: {
      asShown: Item;
      visibility: { shownFrom?: Instant | null; shownUntil?: Instant | null };
      tab: ContentTab;
    } | null;
  }>;
  Item: ComponentType<{ item: Item }>;
}
