import type { ApolloCache } from '@apollo/client';
import { LIMITS } from '../../../rules/limits.ts';
import type { TextKey } from '../../i18n/text-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentItem } from '../list/content-kind.ts';
import { evictLists } from '../list/evict-lists.ts';
import { type SectionList, useSectionList } from '../list/use-section-list.ts';
import { QUERY_PARAMETERS } from '../page/paths.ts';
import { useContentColumns } from './content-columns.tsx';
import { DashboardSection, type DashboardSectionProps } from './dashboard-section.tsx';

/** The variables of a section's list query. */
export interface SectionListOptions {
  variables: SectionList['variables'];
  fetchPolicy: 'cache-and-network';
}

interface ContentDashboardSectionProps<Item extends ContentItem, Data>
  extends Pick<DashboardSectionProps<Item, Data>, 'rowsOf' | 'action' | 'moreActions'> {
  /** Its name in the address. */
  section: string;
  title: TextKey;
  /** The link to the form. */
  add: { label: TextKey; to: string };
  /** The form's parameter for the id. */
  idParameter?: string;
  /** By default title and description. */
  columns?: DashboardSectionProps<Item, Data>['columns'];
  /** How many rows are shown at first (spec §9). */
  firstRows?: number;
  useList: (options: SectionListOptions) => DashboardSectionProps<Item, Data>['result'];
  useRemove: (options: {
    update: (cache: ApolloCache) => void;
  }) => readonly [(options: { variables: { id: number } }) => Promise<unknown>, ...unknown[]];
  /** The field of the list's query, which is evicted after a removal. */
  list: string;
}

/** One kind of content on the dashboard, with the hooks of its list and its deleting mutation. */
export function ContentDashboardSection<Item extends ContentItem, Data>(
  props: ContentDashboardSectionProps<Item, Data>,
) {
  const { section, title, add, idParameter = QUERY_PARAMETERS.contentId, useList, useRemove } = props;
  const { t } = useTranslation();
  const list = useSectionList(section, props.firstRows ?? LIMITS.dashboardOthers);
  const result = useList({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const [remove] = useRemove({ update: evictLists(props.list) });
  const titleAndDescription = useContentColumns();
  return (
    <DashboardSection
      title={t(title)}
      add={{ label: t(add.label), to: add.to }}
      editAddress={({ id }) => `${add.to}?${idParameter}=${id}`}
      action={props.action}
      moreActions={props.moreActions}
      columns={props.columns ?? titleAndDescription}
      list={list}
      result={result}
      rowsOf={props.rowsOf}
      remove={(id) => remove({ variables: { id } })}
    />
  );
}
