import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ComponentType, useState } from 'react';
import { RequestKind } from '../../../../rules/request-kinds.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AcknowledgeDialog } from './acknowledge-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import type { RequestDialogProps } from './request-dialog.ts';
import { useReopenRightsRequestMutation } from './rights-request.generated.ts';

const DIALOGS = {
  acknowledge: AcknowledgeDialog,
  close: CloseDialog,
  extend: ExtendDialog,
  correct: CorrectDialog,
} as const satisfies Record<string, ComponentType<RequestDialogProps>>;

type Act = keyof typeof DIALOGS;

/** For what was closed by mistake. */
function Reopen({ request: { id, version } }: Omit<RequestDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [reopen] = useReopenRightsRequestMutation();
  const ask = () =>
    act({
      ask: { question: t('requests.office.reopenQuestion'), action: t('requests.office.reopen') },
      work: () => reopen({ variables: { id, version } }),
      done: t('requests.office.done'),
    });
  return (
    <BusyButton
      variant="outlined"
      busy={isBusy}
      busyLabel={t('requests.office.busy')}
      onClick={ask}
      style={{ marginBlock: 24 }}
    >
      {t('requests.office.reopen')}
    </BusyButton>
  );
}

/** What can be done about an open one; the next step stands first. */
export function RequestActions({ request }: Omit<RequestDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Act>();
  if (request.closedOn) return <Reopen request={request} />;
  const isExtendable =
    request.kind !== RequestKind.COMPLAINT && request.extendedBy === null && request.answerBy >= currentDay();
  const acts: Act[] = [
    ...(request.acknowledgedOn ? [] : (['acknowledge'] as const)),
    'close',
    ...(isExtendable ? (['extend'] as const) : []),
    'correct',
  ];
  const Dialog = opened && DIALOGS[opened];
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={1} sx={{ my: 3, flexWrap: 'wrap' }}>
        {acts.map((act, index) => (
          <Button key={act} variant={index === 0 ? 'contained' : 'outlined'} onClick={() => setOpened(act)}>
            {t(`requests.office.${act}`)}
          </Button>
        ))}
      </Stack>
      {Dialog && <Dialog request={request} onClose={() => setOpened(undefined)} />}
    </>
  );
}
