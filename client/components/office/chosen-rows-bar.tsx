import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { bottomBar } from '../page/bottom-bar.ts';

export interface AllFound {
  /** How many of what was found may be chosen. */
  total: number;
  /** Whether all of it is chosen. */
  isChosen: boolean;
  /** At most so many can be chosen at once; by default any number. */
  most?: number;
  choose: () => Promise<unknown>;
}

interface ChosenRowsBarProps {
  count: number;
  /** How many of them the list does not show now, and what gives these up. */
  hidden: { count: number; drop: () => void };
  /** From 0 to 1 while something is being done. */
  progress: number | undefined;
  onClear: () => void;
  /** What chooses all that the list has found. */
  all: AllFound;
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
export function ChosenRowsBar({ count, hidden, progress, onClear, all, children }: ChosenRowsBarProps) {
  const { t } = useTranslation();
  const [isChoosing, setIsChoosing] = useState(false);
  if (count === 0) return null;
  const chooseAll = async () => {
    setIsChoosing(true);
    await all.choose().finally(() => setIsChoosing(false));
  };
  return (
    <Box ref={bottomBar} role="region" aria-label={t('contentList.chosenRegion')} sx={barStyle}>
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {hidden.count > 0
          ? t('contentList.chosenHidden', { total: count, hidden: hidden.count })
          : t('contentList.chosen', { total: count })}
      </Typography>
      {progress === undefined ? (
        <>
          {all.most && all.total > all.most ? (
            <Typography>{t('contentList.tooManyFound', { total: all.total, most: all.most })}</Typography>
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
