import type { ApolloCache } from '@apollo/client';
import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { TextKey } from '../../i18n/text-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FormRules } from '../form/use-rules-form.ts';
import { contentIdOf } from '../list/content-id.ts';
import type { ContentKind } from '../list/content-kind.ts';
import { evictLists } from '../list/evict-lists.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { LoadState } from '../page/load-state.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { PATHS, QUERY_PARAMETERS } from '../page/paths.ts';
import { Placeholder } from '../page/placeholder.tsx';
import { ContentForm } from './content-form.tsx';
import type { ContentFormOptions, EditableItem } from './use-content-form.ts';

interface ContentEditPageProps<Rules extends FormRules, Data> {
  kind: ContentKind<Rules>;
  titles: { add: TextKey; edit: TextKey };
  /** The address's parameter for the item's id. */
  idParameter?: string;
  useItem: (options: { variables: { id: number }; skip: boolean; fetchPolicy: 'network-only' }) => {
    data?: Data;
    loading: boolean;
    error?: unknown;
    refetch: () => Promise<unknown>;
  };
  /** The item in the query's data; null if there is none with this id. */
  itemOf: (data: Data) => EditableItem<Rules> | null;
  useSave: (options: {
    update: (cache: ApolloCache) => void;
  }) => readonly [ContentFormOptions<Rules>['save'], ...unknown[]];
  /** The field of the query that lists such items, which is evicted after a save. */
  list: string;
}

/** Location state of links to this page: the dashboard's query string, to return to the same lists. */
interface EditPageState {
  dashboardSearch?: string;
  /** The dashboard's section that it was opened from. */
  section?: string;
}

/** The page of a kind's form: it adds an item, or changes the one in the address. */
export function ContentEditPage<Rules extends FormRules, Data>(props: ContentEditPageProps<Rules, Data>) {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(props.idParameter ?? QUERY_PARAMETERS.contentId));
  // A new form for each address.
  return <EditPage key={id} id={id} {...props} />;
}

interface EditPageProps<Rules extends FormRules, Data> extends ContentEditPageProps<Rules, Data> {
  /** 0 creates, undefined is no valid id. */
  id: number | undefined;
}

function EditPage<Rules extends FormRules, Data>(props: EditPageProps<Rules, Data>) {
  const { id, titles, kind, useItem, itemOf, useSave, list } = props;
  const result = useItem({ variables: { id: id ?? 0 }, skip: !id, fetchPolicy: 'network-only' });
  const [save] = useSave({ update: evictLists(list) });
  const { t } = useTranslation();
  const state = useLocation().state as EditPageState | null;
  const title = t(id === 0 ? titles.add : titles.edit);
  const backTo = `${PATHS.adminDashboard}${state?.dashboardSearch ?? ''}`;
  // D36: an unknown id must not open a form, which would create an item.
  const unknown = <Alert severity="error">{t('messages.internalError')}</Alert>;

  const form = (item?: EditableItem<Rules>) => (
    <ContentForm
      key={item?.id ?? 0}
      kind={kind}
      item={item}
      save={save}
      reload={result.refetch}
      backTo={backTo}
      section={state?.section}
    />
  );
  const existing = (
    <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={600} />}>
      {(data) => {
        const item = itemOf(data);
        return item ? form(item) : unknown;
      }}
    </LoadState>
  );

  return (
    <Container sx={{ py: 4 }}>
      <PageMeta title={title} noindex />
      <Breadcrumb steps={[{ label: t('admin.dashboard'), to: backTo }, { label: title }]} />
      <PageHeading title={title} plain />
      {id === undefined ? unknown : id === 0 ? form() : existing}
    </Container>
  );
}
