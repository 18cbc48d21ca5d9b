import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNotify } from './notify.tsx';

/** Tells the visitor that code could not be loaded, because of the connection or of a new release. */
export function useTellNotLoaded(): () => Promise<void> {
  const { t } = useTranslation();
  const notify = useNotify();
  return useCallback(() => notify(`${t('common.networkError')} ${t('common.maybeUpdated')}`), [notify, t]);
}
