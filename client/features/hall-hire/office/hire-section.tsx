import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { isConflict } from '../../../components/form/refused-field.ts';
import { useSectionList } from '../../../components/list/use-section-list.ts';
import { ListSection } from '../../../components/office/list-section.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { askAgain } from '../../../graphql/ask-again.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useHireColumns } from './hire-columns.tsx';
import { HireDecisions } from './hire-decisions.tsx';
import { useHiresQuery } from './hires.generated.ts';
import { useDeleteHireMutation } from './save-hire.generated.ts';

interface HireSectionProps {
  /** Prefix of the section's parameters in the address. */
  section: string;
  title: string;
  /** Only hires with this status. */
  status?: HireStatus;
  action?: ReactNode;
}

/** A list of hires, newest first; a list of one status has buttons for decisions. */
export function HireSection({ section, title, status, action }: HireSectionProps) {
  const { t } = useTranslation();
  const columns = useHireColumns(status === undefined);
  const list = useSectionList(section, LIMITS.dashboardOthers);
  const result = useHiresQuery({
    variables: { ...list.variables, status: status ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const [deleteHire] = useDeleteHireMutation();
  const client = useApolloClient();
  const remove = async (id: number) => {
    // The version that was shown when the deletion was confirmed.
    const version = result.data?.hires.items.find((hire) => hire.id === id)?.version ?? 0;
    try {
      await deleteHire({ variables: { id, version } });
    } catch (error) {
      // Somebody else has changed it meanwhile: show the current state.
      if (isConflict(error)) void askAgain(client);
      throw error;
    }
  };
  return (
    <ListSection
      title={title}
      action={action}
      searchLabel={t('hallHire.admin.searchLabel')}
      list={list}
      result={result}
      rowsOf={({ hires }) => hires}
      editAddress={({ id }) => `${PATHS.editHire}?${QUERY_PARAMETERS.contentId}=${id}`}
      moreActions={(hire, about) => status && <HireDecisions hire={hire} about={about} />}
      columns={columns}
      remove={remove}
      // A booking has to be cancelled first, which notifies the hirer.
      isRemovable={(hire) => hire.status !== HireStatus.ACCEPTED}
    />
  );
}
