import { hireFilterRules } from '../../../../rules/hall-hire.ts';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { choice, type ShownField, words } from '../../../components/office/office-filter.ts';
import { OfficeList } from '../../../components/office/office-list.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { Section } from '../../../components/page/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useHireColumns } from './hire-columns.tsx';
import { HireDecisions } from './hire-decisions.tsx';
import { useHiresQuery } from './hires.generated.ts';
import { useDeleteHireMutation } from './save-hire.generated.ts';

interface HireListProps {
  /** Its name in the address, and that by which the form returns to it. */
  section: string;
  title: string;
  /** Only hires with this status, without a filter. */
  status?: HireStatus;
}

/** A list of hires, newest first; that of one status has buttons for decisions. */
export function HireList({ section, title, status }: HireListProps) {
  const { t } = useTranslation();
  const columns = useHireColumns(status === undefined);
  const fields: Record<'search' | 'status', ShownField> = {
    search: words(t('hallHire.admin.searchLabel')),
    status: choice(t('hallHire.admin.status'), Object.values(HireStatus), (each) =>
      t(`hallHire.admin.statuses.${each}`),
    ),
  };
  const list = useOfficeList(hireFilterRules, status ? {} : fields, { prefix: `${section}_`, pageSize: 10 });
  const result = useHiresQuery(list.asking(status ? { status } : list.values));
  const [deleteHire] = useDeleteHireMutation();
  const remove = (id: number) => {
    // The version that was shown when the deletion was confirmed.
    const version = result.data?.hires.items.find((hire) => hire.id === id)?.version ?? 0;
    return deleteHire({ variables: { id, version } });
  };
  return (
    <Section title={title} id={section}>
      <OfficeList
        title={title}
        section={section}
        list={list}
        result={result}
        rowsOf={({ hires }) => hires}
        columns={columns}
        actions={{
          nameOf: ({ name }) => name,
          show: (hire, about) => status && <HireDecisions hire={hire} about={about} />,
          editAddress: ({ id }) => `${PATHS.editHire}?${QUERY_PARAMETERS.contentId}=${id}`,
          remove,
          // A booking has to be cancelled first, which notifies the hirer.
          isRemovable: (hire) => hire.status !== HireStatus.ACCEPTED,
        }}
        none={t('content.nothingYet')}
        noneMatch={t('content.nothingFound')}
      />
    </Section>
  );
}
