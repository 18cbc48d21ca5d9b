import Button from '@mui/material/Button';
import { type Language, languageName } from '../../../rules/languages.ts';
import { ChosenRowsBar } from '../../components/office/chosen-rows-bar.tsx';
import type { Progress } from '../../components/office/use-batches.ts';
import type { ListChoice } from '../../components/office/use-list-choice.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentAct, ManagedItem } from './use-content-actions.ts';

interface ChosenBarProps {
  choice: ListChoice<ManagedItem>;
  isBin: boolean;
  /** While something is being done. */
  progress: Progress | undefined;
  onAct: (act: ContentAct) => Promise<void>;
  /** The language that the items of the list lack, if they were looked for by that; others may be chosen that have it. */
  missing: Language | undefined;
  onMark: (items: readonly ManagedItem[], language: Language) => Promise<void>;
}

/** What can be done with the chosen items. */
export function ChosenBar(props: ChosenBarProps) {
  const { choice, isBin, progress, onAct, missing, onMark } = props;
  const { t, language: reader } = useTranslation();
  const acts: readonly ContentAct[] = isBin ? ['RESTORE'] : ['SHOW', 'HIDE', 'DRAFT', 'PLAN', 'BIN'];
  const lacking = choice.rows.filter(({ languages }) => missing && !languages.includes(missing));
  return (
    <ChosenRowsBar choice={choice} progress={progress}>
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
