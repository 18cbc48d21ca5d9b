import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentItem } from '../list/content-kind.ts';
import { DescriptionCell, TitleCell } from './content-cells.tsx';
import type { ContentColumn } from './content-table.tsx';

/** The default columns on the dashboard: title and description (spec §2). */
export function useContentColumns(): readonly ContentColumn<ContentItem>[] {
  const { t } = useTranslation();
  return [
    { label: t('content.title'), show: (item) => <TitleCell item={item} /> },
    { label: t('content.description'), show: (item) => <DescriptionCell item={item} /> },
  ];
}
