import { useTranslation } from '../../i18n/use-translation.ts';
import { Drawing } from '../art/drawing.tsx';
import { PageMeta } from './page-meta.tsx';
import { usePageRecord } from './page-record.ts';
import { PATHS } from './paths.ts';
import { PlainPage } from './plain-page.tsx';

/** The page for unknown addresses, with status 404 and a link home. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const record = usePageRecord();
  if (record) record.status = 404;
  return (
    <>
      <PageMeta title={t('notFound.title')} noindex />
      <PlainPage
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={{ to: PATHS.home, label: t('common.backHome') }}
      >
        <Drawing of="emptyList" width={220} />
      </PlainPage>
    </>
  );
}
