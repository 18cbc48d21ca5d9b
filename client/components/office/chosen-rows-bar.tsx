import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { bottomBar } from '../page/bottom-bar.ts';

interface ChosenRowsBarProps {
  count: number;
  /** From 0 to 1 while something is being done. */
  progress: number | undefined;
  onClear: () => void;
  /** How many the list has found, and what chooses them all. */
  all?: { total: number; choose: () => Promise<unknown> };
  /** Buttons with what can be done. */
  children: ReactNode;
}

const barStyle = {
  position: 'sticky',
  bottom: { xs: 'calc(var(--rooms-at-the-thumb, 0px) + 8px)', md: 16 },
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

/** What can be done with the chosen rows of a list, in one dark bar; nothing while none is chosen. */
export function ChosenRowsBar({ count, progress, onClear, all, children }: ChosenRowsBarProps) {
  const { t } = useTranslation();
  const [isChoosing, setIsChoosing] = useState(false);
  if (count === 0) return null;
  const chooseAll = async () => {
    setIsChoosing(true);
    await all?.choose().finally(() => setIsChoosing(false));
  };
  return (
    <Box ref={bottomBar} role="region" aria-label={t('contentList.chosenRegion')} sx={barStyle}>
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {t('contentList.chosen', { total: count })}
      </Typography>
      {progress === undefined ? (
        <>
          {all && all.total > count && (
            <Button color="inherit" disabled={isChoosing} onClick={() => void chooseAll()}>
              {t('contentList.chooseFound', { total: all.total })}
            </Button>
          )}
          {children}
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
