import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { ReadyButton } from '../../components/form/ready-button.tsx';
import { PrintButton } from '../../components/page/print-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Step } from './step.tsx';

/** Saves a text as a file of the visitor's. */
function save(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Which of the steps to the app it is, from 1. */
  step?: number;
  onDone: () => void;
}

/** New recovery codes, shown this once: to be printed, saved or copied. */
export function RecoveryCodes({ codes, step, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return notify(t('security.copyByHand'));
    }
    return notify(t('security.copied'));
  };
  return (
    <Step number={step} title={t('security.keepCodes')}>
      <Typography sx={{ mb: 2 }}>{t('security.keepCodesWhy')}</Typography>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('security.shownOnce')}
      </Alert>
      <Box
        component="ol"
        aria-label={t('security.recoveryCodes')}
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          gap: 1,
          m: 0,
          mb: 3,
          pl: 4,
          maxWidth: 560,
        }}
      >
        {codes.map((code) => (
          <li key={code}>
            <Box component="code" sx={{ fontSize: '1.1rem' }}>
              {code}
            </Box>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3, '@media print': { display: 'none' } }}>
        <PrintButton variant="outlined" />
        <ReadyButton variant="outlined" onClick={() => save(text, 'recovery-codes.txt')}>
          {t('security.saveFile')}
        </ReadyButton>
        <ReadyButton variant="outlined" onClick={() => void copy()}>
          {t('security.copy')}
        </ReadyButton>
      </Box>
      <ReadyButton variant="contained" onClick={onDone} className="not-printed">
        {t('security.kept')}
      </ReadyButton>
    </Step>
  );
}
