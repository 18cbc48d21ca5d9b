import { useTranslation } from '../../i18n/use-translation.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The size of a file, in kB or MB. */
export function FileSize({ bytes }: { bytes: number }) {
  const { t } = useTranslation();
  if (bytes < MEGABYTE) return t('documents.kilobytes', { size: Math.ceil(bytes / KILOBYTE) });
  return t('documents.megabytes', { size: (bytes / MEGABYTE).toFixed(1) });
}
