import { useTranslation } from '../../i18n/use-translation.ts';

/** How many things wait for the viewer, in a sentence. */
export function useWaitingText(): (total: number) => string {
  const { t } = useTranslation();
  return (total) =>
    total === 0 ? t('today.nothingWaits') : t(total === 1 ? 'today.waitOne' : 'today.waitMany', { total });
}
