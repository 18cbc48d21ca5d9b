import type { DonationColumn } from '../../../rules/donation-states.ts';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a column of donation types is called: one speaks of the hall only where there is one to hire. */
export function useColumnName(): (column: DonationColumn) => string {
  const { t } = useTranslation();
  const isUsed = useUsedParts();
  return (column) =>
    column === 'HALL_AND_OTHER' && !isUsed('hallHire')
      ? t('donations.otherColumn')
      : t(`donations.column.${column}`);
}
