import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import type { ContentShelf } from '../../../rules/content-state.ts';
import type { Instant } from '../../../rules/days.ts';
import type { ContentRoom } from '../../components/office/content-rooms.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import type { TextKey } from '../../i18n/text-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PreviewBar } from './preview-bar.tsx';

/** What every preview asks for; never kept, so that what is shown is what is stored. */
export function previewOf(id: number) {
  return { variables: { id }, fetchPolicy: 'no-cache', ssr: false } as const;
}

/** In place of an item that does not exist. */
export function NothingToPreview() {
  const { t } = useTranslation();
  return (
    <Container component="div" sx={PAGE_PADDING}>
      <PageMeta title={t('preview.title')} noindex />
      <PageHeading title={t('preview.title')} plain />
      <Alert severity="info">{t('preview.none')}</Alert>
    </Container>
  );
}

interface PreviewedItemProps<Item> {
  room: ContentRoom;
  id: number;
  /** The heading of the kind's list; without it the item has a page of its own. */
  title?: TextKey;
  lead?: TextKey;
  result: {
    data?: {
      preview: {
        asShown: Item;
        visibility: { shownFrom?: Instant | null; shownUntil?: Instant | null };
        shelf: ContentShelf;
      } | null;
    };
    loading: boolean;
    error?: unknown;
    refetch: () => Promise<unknown>;
  };
  /** Shows it as the page for visitors does. */
  children: (item: Item) => ReactNode;
}

/** A page for visitors with one item, below a bar that says who sees it. */
export function PreviewedItem<Item>({ room, id, title, lead, result, children }: PreviewedItemProps<Item>) {
  const { t } = useTranslation();
  if (result.data?.preview === null) return <NothingToPreview />;
  return (
    <>
      <PageMeta title={t('preview.title')} noindex />
      <PreviewBar room={room} id={id} item={result.data?.preview ?? undefined} />
      <Container component="div" sx={PAGE_PADDING}>
        {title && <PageHeading title={t(title)} lead={lead && t(lead)} />}
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={480} />}>
          {({ preview }) => preview && children(preview.asShown)}
        </LoadState>
      </Container>
    </>
  );
}
