import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../page/load-state.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { Placeholder } from '../page/placeholder.tsx';
import { PAGE_PADDING } from '../page/public-page.tsx';
import type { ContentSection } from './content-sections.ts';
import type { ShownKind } from './declared-kind.ts';
import { PreviewBar } from './preview-bar.tsx';

/** Never kept, so that what is shown is what is stored. */
const ASKED = { fetchPolicy: 'no-cache', ssr: false } as const;

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
  officeSection: ContentSection;
  id: number;
  page: ShownKind<Item>;
}

/** A page for visitors with one item, below a bar that says who sees it. */
export function PreviewedItem<Item>({ officeSection, id, page }: PreviewedItemProps<Item>) {
  const { t } = useTranslation();
  const { title, lead, useItem, Item } = page;
  const result = useItem({ variables: { id }, ...ASKED });
  if (result.data?.preview === null) return <NothingToPreview />;
  return (
    <>
      <PageMeta title={t('preview.title')} noindex />
      <PreviewBar officeSection={officeSection} id={id} item={result.data?.preview ?? undefined} />
      <Container component="div" sx={PAGE_PADDING}>
        {title && <PageHeading title={t(title)} lead={lead && t(lead)} />}
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={480} />}>
          {({ preview }) => preview && <Item item={preview.asShown} />}
        </LoadState>
      </Container>
    </>
  );
}
