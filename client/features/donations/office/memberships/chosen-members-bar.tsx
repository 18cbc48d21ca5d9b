import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { REMINDED_AT_ONCE } from '../../../../../rules/memberships.ts';
import { useErrorText } from '../../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../../components/dialogs/notify.tsx';
import { ChosenRowsBar } from '../../../../components/office/chosen-rows-bar.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { evictMembers } from './evict-members.ts';
import { type RemindMembersMutation, useRemindMembersMutation } from './memberships.generated.ts';

type Outcome = RemindMembersMutation['remindMembers'][number]['outcome'];

const OUTCOMES: readonly Outcome[] = ['SENT', 'ALREADY', 'NO_EMAIL', 'NOT_DUE'];

interface ChosenMembersBarProps {
  donorIds: readonly number[];
  onClear: () => void;
}

/** What can be done with the chosen members: reminded by mail. It asks first: a letter that is sent cannot be taken back. */
export function ChosenMembersBar({ donorIds, onClear }: ChosenMembersBarProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const [remind, { loading }] = useRemindMembersMutation({ update: evictMembers });
  const count = donorIds.length;
  const press = async () => {
    const detail = { text: t('memberships.remindDetail'), action: t('memberships.remind') };
    if (!(await confirm(t('memberships.remindQuestion', { count }), detail))) return;
    try {
      const { data } = await remind({ variables: { donorIds: [...donorIds] } });
      const outcomes = data?.remindMembers ?? [];
      onClear();
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
    <ChosenRowsBar count={count} progress={undefined} onClear={onClear}>
      {count > REMINDED_AT_ONCE ? (
        <Typography>{t('memberships.most', { count: REMINDED_AT_ONCE })}</Typography>
      ) : (
        <Button
          variant="outlined"
          color="inherit"
          disabled={loading}
          onClick={() => void press()}
          sx={{ px: 2 }}
        >
          {t('memberships.remind')}
        </Button>
      )}
    </ChosenRowsBar>
  );
}
