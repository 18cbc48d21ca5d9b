import { useApolloClient } from '@apollo/client/react';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  ImportChangedSinceDocument,
  type ImportRunFieldsFragment,
  useInviteImportedMutation,
  useUndoImportMutation,
  useUninvitedCountQuery,
} from './imports.generated.ts';

/** Names that the question shows before it says how many more there are. */
const MOST_NAMES = 10;

/** Taking an import back, and inviting the people for whom it has made accounts. */
export function useRunActions(run: ImportRunFieldsFragment, reload: () => Promise<unknown>) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { act, isBusy } = useAct();
  const [undoImport] = useUndoImportMutation();
  const [inviteImported] = useInviteImportedMutation();
  const hasAccounts = run.sheetSubject === 'USERS' || run.sheetSubject === null;
  const mayInvite = hasAccounts && run.state === 'FINISHED';
  const uninvited = useUninvitedCountQuery({
    variables: { id: run.id },
    skip: !mayInvite,
    fetchPolicy: 'network-only',
  });
  const uninvitedCount = mayInvite ? (uninvited.data?.uninvitedCount ?? 0) : 0;

  const askToUndo = async () => {
    const asked = { query: ImportChangedSinceDocument, variables: { id: run.id } } as const;
    const { data } = await client.query({ ...asked, fetchPolicy: 'network-only' });
    const changed = data?.importChangedSince ?? [];
    const more = changed.length - MOST_NAMES;
    const names = [
      ...changed.slice(0, MOST_NAMES),
      ...(more > 0 ? [t('imports.more', { count: more })] : []),
    ];
    const lines = [
      t('imports.undoDetail', { count: run.counts.created - changed.length }),
      ...(changed.length > 0 ? [t('imports.undoKeeps', { names: names.join(', ') })] : []),
    ];
    return {
      question: t('imports.undoQuestion', { label: run.label }),
      text: lines.join('\n'),
      action: t('imports.undo'),
    };
  };
  const undo = () =>
    act({ ask: askToUndo, work: () => undoImport({ variables: { id: run.id } }), onDone: () => reload() });

  const invite = () =>
    act({
      ask: {
        question: t('imports.inviteQuestion', { count: uninvitedCount }),
        text: t('imports.inviteDetail'),
        action: t('imports.invite', { count: uninvitedCount }),
      },
      work: () => inviteImported({ variables: { id: run.id } }),
      told({ data }) {
        const sent = data?.inviteImported ?? 0;
        return sent > 0 ? t('imports.invited', { count: sent }) : t('imports.noMail');
      },
    });

  return { undo, invite, isBusy, uninvitedCount };
}
