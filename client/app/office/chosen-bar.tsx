import Button from '@mui/material/Button';
import { type Language, languageName } from '../../../rules/languages.ts';
import { type AllFound, ChosenRowsBar } from '../../components/office/chosen-rows-bar.tsx';
import type { useChosenRows } from '../../components/office/use-chosen-rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentAct, ManagedItem } from './use-content-actions.ts';

interface ChosenBarProps {
  items: readonly ManagedItem[];
  isBin: boolean;
  /** From 0 to 1 while something is being done. */
  progress: number | undefined;
  onAct: (act: ContentAct) => Promise<void>;
  /** Those that the list does not show now. */
  hidden: ReturnType<typeof useChosenRows>['hidden'];
  /** The language that the items of the list lack, if they were looked for by that; others may be chosen that have it. */
  missing: Language | undefined;
  onMark: (items: readonly ManagedItem[], language: Language) => Promise<void>;
  onClear: () => void;
  all: AllFound;
}

/** What can be done with the chosen items. */
export function ChosenBar(props: ChosenBarProps) {
  const { items, isBin, progress, onAct, hidden, missing, onMark, onClear, all } = props;
  const { t, language: reader } = useTranslation();
  const acts: readonly ContentAct[] = isBin ? ['RESTORE'] : ['SHOW', 'HIDE', 'DRAFT', 'PLAN', 'BIN'];
  const lacking = items.filter(({ languages }) => missing && !languages.includes(missing));
  return (
    <ChosenRowsBar count={items.length} hidden={hidden} progress={progress} onClear={onClear} all={all}>
      {acts.map((act) => (
        <Button key={act} variant="outlined" color="inherit" onClick={() => onAct(act)} sx={{ px: 2 }}>
          {t(`contentList.acts.${act}`)}
        </Button>
      ))}
      {missing && lacking.length > 0 && !isBin && (
        <Button variant="outlined" color="inherit" onClick={() => onMark(lacking, missing)} sx={{ px: 2 }}>
          {t('contentList.unneededInMany', {
            language: languageName(missing, reader),
            total: lacking.length,
          })}
        </Button>
      )}
    </ChosenRowsBar>
  );
}
