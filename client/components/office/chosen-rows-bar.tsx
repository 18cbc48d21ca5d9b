import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { bottomBar } from '../page/bottom-bar.ts';
import type { Progress } from './use-batches.ts';

export interface AllFound {
  /** How many of what was found may be chosen. */
  total: number;
  /** Whether all of it is chosen. */
  isChosen: boolean;
  choose: () => Promise<unknown>;
}

interface ChosenRowsBarProps {
  choice: {
    chosen: ReadonlyMap<number, unknown>;
    /** How many of them the list does not show now, and what gives these up. */
    hidden: { count: number; drop: () => void };
    clear: () => void;
    /** What chooses all that the list has found. */
    all: AllFound;
  };
  /** At most so many can be chosen at once; by default any number. */
  most?: number;
  /** While something is being done. */
  progress?: Progress | undefined;
  /** Buttons with what can be done. */
  children: ReactNode;
}

const barStyle = {
  position: 'sticky',
  bottom: { xs: 'calc(var(--sections-at-the-thumb, 0px) + 8px)', md: 16 },
  // On a low or zoomed window it would cover all that it is about.
  '@media (max-height: 480px)': { position: 'static' },
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
export function ChosenRowsBar({ choice, most, progress, children }: ChosenRowsBarProps) {
  const { chosen, hidden, clear, all } = choice;
  const { t } = useTranslation();
  const [isChoosing, setIsChoosing] = useState(false);
  if (chosen.size === 0) return null;
  const chooseAll = async () => {
    setIsChoosing(true);
    await all.choose().finally(() => setIsChoosing(false));
  };
  return (
    <Box ref={bottomBar} role="region" aria-label={t('contentList.chosenRegion')} sx={barStyle}>
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {hidden.count > 0
          ? t('contentList.chosenHidden', { total: chosen.size, hidden: hidden.count })
          : t('contentList.chosen', { total: chosen.size })}
      </Typography>
      {progress === undefined ? (
        <>
          {most && all.total > most ? (
            <Typography>{t('contentList.tooManyFound', { total: all.total, most })}</Typography>
          ) : (
            !all.isChosen && (
              <Button color="inherit" disabled={isChoosing} onClick={() => void chooseAll()}>
                {t('contentList.chooseFound', { total: all.total })}
              </Button>
            )
          )}
          {children}
          {hidden.count > 0 && (
            <Button color="inherit" onClick={hidden.drop}>
              {t('contentList.dropHidden')}
            </Button>
          )}
          <Button color="inherit" onClick={clear} sx={{ ml: 'auto' }}>
            {t('contentList.clear')}
          </Button>
        </>
      ) : (
        <LinearProgress
          variant="determinate"
          value={progress.total > 0 ? (progress.done / progress.total) * 100 : 0}
          aria-label={t('contentList.working')}
          sx={{ flex: 1, minWidth: 160 }}
        />
      )}
    </Box>
  );
}
