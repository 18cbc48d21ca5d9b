import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../components/dialogs/notify.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  ImportChangedSinceDocument,
  type ImportRunFieldsFragment,
  useInviteImportedMutation,
  useTakeBackImportMutation,
  useUninvitedCountQuery,
} from './imports.generated.ts';

/** Names that the question shows before it says how many more there are. */
const MOST_NAMES = 10;

/** Taking an import back, and inviting the people for whom it has made accounts. */
export function useRunActions(run: ImportRunFieldsFragment, reload: () => Promise<unknown>) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [takeBackImport] = useTakeBackImportMutation();
  const [inviteImported] = useInviteImportedMutation();
  const hasAccounts = run.sheetSubject === 'USERS' || run.sheetSubject === null;
  const mayInvite = hasAccounts && run.state === 'FINISHED';
  const uninvited = useUninvitedCountQuery({
    variables: { id: run.id },
    skip: !mayInvite,
    fetchPolicy: 'network-only',
  });
  const uninvitedCount = mayInvite ? (uninvited.data?.uninvitedCount ?? 0) : 0;

  const doing = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      await notify(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };

  const takeBack = () =>
    doing(async () => {
      const { data } = await client.query({
        query: ImportChangedSinceDocument,
        variables: { id: run.id },
        fetchPolicy: 'network-only',
      });
      const changed = data?.importChangedSince ?? [];
      const more = changed.length - MOST_NAMES;
      const names = [
        ...changed.slice(0, MOST_NAMES),
        ...(more > 0 ? [t('imports.more', { count: more })] : []),
      ];
      const lines = [
        t('imports.takeBackDetail', { count: run.counts.created - changed.length }),
        ...(changed.length > 0 ? [t('imports.takeBackKeeps', { names: names.join(', ') })] : []),
      ];
      const detail = { text: lines.join('\n'), action: t('imports.takeBack') };
      if (!(await confirm(t('imports.takeBackQuestion', { label: run.label }), detail))) return;
      await takeBackImport({ variables: { id: run.id } });
      await reload();
    });

  const invite = () =>
    doing(async () => {
      const count = uninvitedCount;
      const detail = { text: t('imports.inviteDetail'), action: t('imports.invite', { count }) };
      if (!(await confirm(t('imports.inviteQuestion', { count }), detail))) return;
      const { data } = await inviteImported({ variables: { id: run.id } });
      const sent = data?.inviteImported ?? 0;
      await uninvited.refetch();
      await notify(sent > 0 ? t('imports.invited', { count: sent }) : t('imports.noMail'));
    });

  return { takeBack, invite, isBusy, uninvitedCount };
}
