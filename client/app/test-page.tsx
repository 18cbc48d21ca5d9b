import { Drawing } from '../components/art/drawing.tsx';
import { PageMeta } from '../components/page/page-meta.tsx';
import { PATHS } from '../components/page/paths.ts';
import { PlainPage } from '../components/page/plain-page.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

/** An address of the old site that shows that the site is there, and nothing else. */
export function TestPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('pages.test')} noindex />
      <PlainPage
        title={t('testPage.title')}
        text={t('testPage.text')}
        action={{ to: PATHS.home, label: t('common.backHome') }}
      >
        <Drawing of="emptyList" width={220} />
      </PlainPage>
    </>
  );
}
