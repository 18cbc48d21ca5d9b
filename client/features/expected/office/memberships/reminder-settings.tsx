import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useAct } from '../../../../components/dialogs/use-act.ts';
import { BusyButton } from '../../../../components/form/busy-button.tsx';
import { useMomentDay } from '../../../../i18n/dates.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  type MembershipReminderFieldsFragment,
  useTurnMembershipRemindersMutation,
} from './memberships.generated.ts';

/** Whether letters go to members by themselves, who has said so, and the button that changes it. */
export function ReminderSettings({ settings }: { settings: MembershipReminderFieldsFragment }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const headingId = useId();
  const [turn] = useTurnMembershipRemindersMutation();
  const { isOn, canMail, changedByName, changedAt } = settings;
  const siteDay = useMomentDay('long');
  const press = () =>
    act({
      ask: isOn
        ? undefined
        : {
            question: t('memberships.turnOnQuestion'),
            text: t('memberships.turnOnDetail'),
            action: t('memberships.turnOn'),
          },
      work: () => turn({ variables: { isOn: !isOn } }),
    });
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ p: 2.5, mb: 3, border: 1, borderColor: 'divider', borderRadius: '12px' }}
    >
      <Typography component="h2" id={headingId} sx={{ fontWeight: 600 }}>
        {t('memberships.reminders')}
      </Typography>
      <Typography sx={{ my: 1 }}>{t(isOn ? 'memberships.areOn' : 'memberships.areOff')}</Typography>
      {!canMail && <Typography sx={{ mb: 1 }}>{t('messages.mailNotSetUp')}</Typography>}
      {changedAt && (
        <Typography variant="body2" color="textSecondary" suppressHydrationWarning sx={{ mb: 1 }}>
          {t('memberships.changedBy', { name: changedByName, day: siteDay(changedAt) })}
        </Typography>
      )}
      {(isOn || canMail) && (
        <BusyButton
          variant="outlined"
          busy={isBusy}
          busyLabel={t('memberships.reminding')}
          onClick={() => void press()}
        >
          {t(isOn ? 'memberships.turnOff' : 'memberships.turnOn')}
        </BusyButton>
      )}
    </Box>
  );
}
