import Typography from '@mui/material/Typography';
import { type BaseSyntheticEvent, useState } from 'react';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { type Plan, PlanFields } from '../../components/office/plan-fields.tsx';
import { localValueOf, momentOfValue } from '../../components/office/site-moment.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentVisibilityInput } from './managed-content.generated.ts';
import type { ManagedItem } from './use-content-actions.ts';

interface PlanDialogProps {
  items: readonly ManagedItem[];
  /**
   * @param plan of the two moments those that were changed here
   * @returns whether it was done
   */
  onPlan: (plan: ContentVisibilityInput) => Promise<boolean>;
  onClose: () => void;
}

const changedIn = (start: Plan, { from, until }: Plan): Partial<Plan> => ({
  ...(from === start.from ? {} : { from }),
  ...(until === start.until ? {} : { until }),
});

/** Asks from when until when items are shown. Several begin with empty fields, since theirs may differ. */
export function PlanDialog({ items, onPlan, onClose }: PlanDialogProps) {
  const { t } = useTranslation();
  const only = items.length === 1 ? items[0]?.visibility : undefined;
  const start = { from: localValueOf(only?.shownFrom), until: localValueOf(only?.shownUntil) };
  // Only what was changed here, so that what a colleague has set meanwhile is shown and stays.
  const [changed, setChanged] = useState<Partial<Plan>>({});
  const plan = { ...start, ...changed };
  const [isBusy, setIsBusy] = useState(false);
  const shownFrom = momentOfValue(plan.from);
  const shownUntil = momentOfValue(plan.until);
  const isWrong = shownFrom !== null && shownUntil !== null && shownFrom >= shownUntil;

  const submit = async (event: BaseSyntheticEvent) => {
    event.preventDefault();
    if (isWrong) return;
    setIsBusy(true);
    const isDone = await onPlan({
      ...('from' in changed || !only ? { shownFrom } : {}),
      ...('until' in changed || !only ? { shownUntil } : {}),
    });
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={
        items.length === 1
          ? t('contentList.planOne', { name: items[0]!.name || t('content.untitled') })
          : t('contentList.planMany', { total: items.length })
      }
      isDirty={plan.from !== start.from || plan.until !== start.until}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('contentList.planHint')}</Typography>
      <PlanFields
        plan={plan}
        onChange={(next) => setChanged(changedIn(start, next))}
        error={isWrong ? t('messages.shownUntilBeforeFrom') : undefined}
      />
    </FormDialog>
  );
}
