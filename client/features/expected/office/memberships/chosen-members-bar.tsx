import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { REMINDED_AT_ONCE, ReminderStep } from '../../../../../rules/memberships.ts';
import { useErrorText } from '../../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../../components/dialogs/notify.tsx';
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
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const [remind, { loading }] = useRemindMembersMutation();
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
  const press = async () => {
    const detail = { text: whoGetsWhat(), action: t('memberships.remind') };
    if (!(await confirm(t('memberships.remindQuestion', { count: byMail.length }), detail))) return;
    try {
      const { data } = await remind({ variables: { donorIds: byMail.map(({ donorId }) => donorId) } });
      const outcomes = data?.remindMembers ?? [];
      choice.clear();
      const said = OUTCOMES.flatMap((outcome) => {
        const many = outcomes.filter((one) => one.outcome === outcome).length;
        return many > 0 ? [t(`memberships.outcomes.${outcome}`, { count: many })] : [];
      });
      await notify(said.join('\n'));
    } catch (error) {
      await notify(errorText(error));
    }
  };
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
              disabled={loading}
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
