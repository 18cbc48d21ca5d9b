import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Moment } from '../../../components/page/moment.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ImportProblems } from './import-problems.tsx';
import type { ImportRunFieldsFragment } from './imports.generated.ts';
import { useRunActions } from './use-run-actions.ts';

/** Whether the server is at work on it. */
export function isUnderWay({ state, isStalled }: ImportRunFieldsFragment): boolean {
  return !isStalled && (state === 'RUNNING' || state === 'UNDOING');
}

/** How far the server is. */
function Progress({ run: { state, counts } }: { run: ImportRunFieldsFragment }) {
  const { t } = useTranslation();
  const { pending, created, known, refused, undone, kept } = counts;
  const isUndone = state === 'UNDOING';
  const done = isUndone ? undone + kept : created + known + refused;
  const total = done + (isUndone ? created : pending);
  const label = t(isUndone ? 'imports.undoing' : 'imports.progress', { done, total });
  return (
    <Box sx={{ my: 1 }}>
      <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {label}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (100 * done) / total}
        aria-label={label}
        sx={{ height: 8, borderRadius: 1, my: 1 }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('imports.goesOn')}
      </Typography>
    </Box>
  );
}

/** What became of an import. */
function Counts({ run: { counts } }: { run: ImportRunFieldsFragment }) {
  const { t } = useTranslation();
  const { created, known, refused, undone, kept } = counts;
  const lines = [
    created > 0 && t('imports.created', { count: created }),
    known > 0 && t('imports.known', { count: known }),
    refused > 0 && t('imports.refused', { count: refused }),
    undone > 0 && t('imports.undone', { count: undone }),
    kept > 0 && t('imports.kept', { count: kept }),
  ];
  return <Typography sx={{ my: 1 }}>{lines.filter(Boolean).join(' · ')}</Typography>;
}

/** One time that something was brought in, with what can be done about it. */
export function ImportRunCard({
  run,
  reload,
}: {
  run: ImportRunFieldsFragment;
  reload: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const { undo, invite, uninvitedCount, isBusy } = useRunActions(run, reload);
  const [showsProblems, setShowsProblems] = useState(false);
  const { counts, sheetSubject } = run;
  const isDone = !isUnderWay(run);
  const mayUndo = run.state === 'FINISHED' || (run.state === 'RUNNING' && run.isStalled);
  const hasProblems = counts.refused + counts.kept > 0;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h3" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
        {run.label}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {sheetSubject && `${t(`imports.subjects.${sheetSubject}`)} · `}
        {run.startedByName || t('imports.operator')}, <Moment at={run.startedAt} withTime />
      </Typography>
      {isDone ? <Counts run={run} /> : <Progress run={run} />}
      {run.isStalled && (
        <Typography sx={{ mb: 1 }}>
          {t(sheetSubject || run.state === 'UNDOING' ? 'imports.willGoOn' : 'imports.cutOff')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {uninvitedCount > 0 && (
          <Button variant="contained" disabled={isBusy} onClick={() => void invite()}>
            {t('imports.invite', { count: uninvitedCount })}
          </Button>
        )}
        {isDone && hasProblems && !showsProblems && (
          <Button variant="outlined" onClick={() => setShowsProblems(true)}>
            {t('imports.showProblems')}
          </Button>
        )}
        {mayUndo && counts.created > 0 && (
          <Button variant="outlined" color="error" disabled={isBusy} onClick={() => void undo()}>
            {t('imports.undo')}
          </Button>
        )}
      </Box>
      {showsProblems && <ImportProblems runId={run.id} subject={sheetSubject} />}
    </Paper>
  );
}
