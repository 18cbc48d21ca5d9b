import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentAct, ManagedItem } from './use-content-actions.ts';

interface ChosenBarProps {
  items: readonly ManagedItem[];
  isBin: boolean;
  /** From 0 to 1 while something is being done. */
  progress: number | undefined;
  onAct: (act: ContentAct) => Promise<void>;
  onClear: () => void;
}

const barStyle = {
  position: 'sticky',
  bottom: { xs: 68, md: 16 },
  zIndex: 2,
  mt: 2,
  px: 2,
  py: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  borderRadius: '12px',
  bgcolor: 'text.primary',
  color: 'common.white',
  boxShadow: 6,
  '--focus-ring': 'white',
} as const;

/** What can be done with the chosen rows, in one dark bar; nothing while none is chosen. */
export function ChosenBar({ items, isBin, progress, onAct, onClear }: ChosenBarProps) {
  const { t } = useTranslation();
  const acts: readonly ContentAct[] = isBin ? ['RESTORE'] : ['SHOW', 'HIDE', 'DRAFT', 'PLAN', 'BIN'];
  if (items.length === 0) return null;
  return (
    <Box role="region" aria-label={t('contentList.chosenRegion')} sx={barStyle}>
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {t('contentList.chosen', { total: items.length })}
      </Typography>
      {progress === undefined ? (
        <>
          {acts.map((act) => (
            <Button key={act} variant="outlined" color="inherit" onClick={() => onAct(act)} sx={{ px: 2 }}>
              {t(`contentList.acts.${act}`)}
            </Button>
          ))}
          <Button color="inherit" onClick={onClear} sx={{ ml: 'auto' }}>
            {t('contentList.clear')}
          </Button>
        </>
      ) : (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={t('contentList.working')}
          sx={{ flex: 1, minWidth: 160 }}
        />
      )}
    </Box>
  );
}
