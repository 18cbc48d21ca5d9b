import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.ts';

interface UploadProgressProps {
  /** The part that has been sent, from 0 to 1. */
  fraction: number;
}

/** An upload's progress bar; indeterminate after the last byte, while the server processes the file. */
export function UploadProgress({ fraction }: UploadProgressProps) {
  const { t } = useTranslation();
  const percent = Math.floor(fraction * 100);
  const isSent = fraction >= 1;
  const label = isSent ? t('form.processing') : t('form.uploading', { percent });
  return (
    <Stack spacing={1} sx={{ my: 2 }}>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{label}</Typography>
      <LinearProgress
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={isSent ? undefined : percent}
        aria-label={label}
        sx={{ height: 8, borderRadius: 1 }}
      />
    </Stack>
  );
}
