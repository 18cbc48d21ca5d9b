import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../list/content-id.ts';
import type { BreadcrumbStep } from '../page/breadcrumb.tsx';
import { LoadState, type QueryResult } from '../page/load-state.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { PartBoundary } from '../page/part-boundary.tsx';
import { QUERY_PARAMETERS } from '../page/paths.ts';
import { Placeholder } from '../page/placeholder.tsx';
import { OfficePage } from './office-page.tsx';

/** The id in the address of a page of one thing: 0 without one, undefined if none can be it. */
export function useItemId(): number | undefined {
  const [parameters] = useSearchParams();
  return contentIdOf(parameters.get(QUERY_PARAMETERS.contentId));
}

interface OfficeItemPageProps<Item, Data> {
  /** The list that it stands in. */
  list: BreadcrumbStep & { to: string };
  /** The query for it. */
  result: QueryResult<Data>;
  itemOf: (data: Data) => Item | null | undefined;
  titleOf: (item: Item) => string;
  /** What is said if it is not there; left out where the query is refused then. */
  notFound?: string;
  /** All of the page with its heading; it begins anew for another item. */
  children: (item: Item, data: Data) => ReactNode;
}

/** A page of the office about one thing. */
export function OfficeItemPage<Item extends { id: number }, Data>(props: OfficeItemPageProps<Item, Data>) {
  const { list, result, itemOf, titleOf, notFound, children } = props;
  const found = result.data && itemOf(result.data);
  return (
    <OfficePage title={found ? titleOf(found) : list.label} above={[list]}>
      {!result.data && <PageHeading plain title={list.label} />}
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={640} />}>
        {(data) => {
          const item = itemOf(data);
          return item ? (
            <PartBoundary key={item.id}>{children(item, data)}</PartBoundary>
          ) : (
            <>
              <PageHeading plain title={list.label} />
              <Alert severity="error">{notFound}</Alert>
            </>
          );
        }}
      </LoadState>
    </OfficePage>
  );
}
