import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { REMINDED_AT_ONCE, ReminderStep } from '../../../../../rules/memberships.ts';
import { useAct } from '../../../../components/dialogs/use-act.ts';
import { ChosenRowsBar } from '../../../../components/office/chosen-rows-bar.tsx';
import type { ListChoice } from '../../../../components/office/use-list-choice.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  type AssociationMemberFieldsFragment,
  type RemindMembersMutation,
  useRemindMembersMutation,
} from './memberships.generated.ts';
import { PaperListDialog } from './paper-list-dialog.tsx';

type Member = AssociationMemberFieldsFragment & { id: number };
type Outcome = RemindMembersMutation['remindMembers'][number]['outcome'];

const OUTCOMES: readonly Outcome[] = ['SENT', 'ALREADY', 'NO_EMAIL', 'NOT_DUE'];

/**
 * What can be done with the chosen members: reminded by mail, and listed where they are to be written to on paper. It
 * asks first, and says who gets which letter: one that is sent cannot be taken back.
 */
export function ChosenMembersBar({ choice }: { choice: ListChoice<Member> }) {
  const members = choice.rows;
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [remind] = useRemindMembersMutation();
  const [isListing, setIsListing] = useState(false);
  const byMail = members.filter(({ email }) => email !== '');
  const onPaper = members.filter(({ email }) => email === '');

  const whoGetsWhat = () => {
    const letters = Object.values(ReminderStep).flatMap((step) => {
      const count = byMail.filter(({ nextLetter }) => nextLetter === step).length;
      return count > 0 ? t(`memberships.willGet.${step}`, { count }) : [];
    });
    const others = onPaper.length > 0 ? [t('memberships.notByMail', { count: onPaper.length })] : [];
    return [...letters, ...others].join('\n');
  };
  const press = () =>
    act({
      ask: {
        question: t('memberships.remindQuestion', { count: byMail.length }),
        text: whoGetsWhat(),
        action: t('memberships.remind'),
      },
      work: () => remind({ variables: { donorIds: byMail.map(({ donorId }) => donorId) } }),
      onDone: choice.clear,
      told: ({ data }) =>
        OUTCOMES.flatMap((outcome) => {
          const many = data?.remindMembers.filter((one) => one.outcome === outcome).length;
          return many ? [t(`memberships.outcomes.${outcome}`, { count: many })] : [];
        }).join('\n'),
    });
  return (
    <>
      <ChosenRowsBar choice={choice}>
        {byMail.length > REMINDED_AT_ONCE ? (
          <Typography>{t('memberships.most', { count: REMINDED_AT_ONCE })}</Typography>
        ) : (
          byMail.length > 0 && (
            <Button
              variant="outlined"
              color="inherit"
              disabled={isBusy}
              onClick={() => void press()}
              sx={{ px: 2 }}
            >
              {t('memberships.remind')}
            </Button>
          )
        )}
        {onPaper.length > 0 && (
          <Button variant="outlined" color="inherit" onClick={() => setIsListing(true)} sx={{ px: 2 }}>
            {t('memberships.paperList', { count: onPaper.length })}
          </Button>
        )}
      </ChosenRowsBar>
      {isListing && <PaperListDialog members={onPaper} onClose={() => setIsListing(false)} />}
    </>
  );
}
