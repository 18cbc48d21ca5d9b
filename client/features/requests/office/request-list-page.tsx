import { RequestKind, RequestState } from '../../../../rules/request-kinds.ts';
import { requestReference } from '../../../../rules/request-reference.ts';
import { requestFilterRules } from '../../../../rules/requests.ts';
import { TextCell } from '../../../components/office/content-cells.tsx';
import { FilterTabs } from '../../../components/office/filter-tabs.tsx';
import { choice, words } from '../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../components/office/office-list-page.tsx';
import { RowCell } from '../../../components/office/row-cell.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DueText, RequestStateChip } from './request-state.tsx';
import { type RightsRequestFieldsFragment, useRightsRequestsQuery } from './rights-requests.generated.ts';

function FromCell({
  request: { id, kind, name, identityChecked },
}: {
  request: RightsRequestFieldsFragment;
}) {
  const { t } = useTranslation();
  const identity = identityChecked ? 'requests.office.identityChecked' : 'requests.office.identityNotChecked';
  const below = `${t(`requests.office.kinds.${kind}`)} · ${requestReference(id)}\n${t(identity)}`;
  return <RowCell below={below}>{name}</RowCell>;
}

/** The register of complaints and requests: what is due soonest comes first. */
export function RequestListPage() {
  const { t } = useTranslation();
  const list = useOfficeList(requestFilterRules, {
    search: words(t('requests.office.search')),
    kind: choice(
      t('requests.office.kind'),
      Object.values(RequestKind),
      (kind) => t(`requests.office.kinds.${kind}`),
      {
        placeholder: t('requests.office.allKinds'),
        width: 220,
      },
    ),
  });
  const result = useRightsRequestsQuery(list.asking(list.values));
  const counts = (result.data ?? result.previousData)?.rightsRequests.counts;
  const tab = (state: RequestState | '', label: string, count: number | undefined) => ({
    key: state,
    label,
    count,
    to: list.toFilter({ state }),
    isShown: list.filter.state === state,
  });
  return (
    <OfficeListPage
      title={t('office.requests')}
      excel="/exports/requests.xlsx"
      add={{ label: t('requests.office.enter'), to: PATHS.officeRequest }}
      list={list}
      tabs={
        <FilterTabs
          label={t('requests.office.tabs')}
          tabs={[
            tab('', t('requests.office.all'), counts && counts.WAITING + counts.ACKNOWLEDGED + counts.CLOSED),
            ...Object.values(RequestState).map((state) =>
              tab(state, t(`requests.office.states.${state}`), counts?.[state]),
            ),
          ]}
        />
      }
      result={result}
      rowsOf={({ rightsRequests }) => rightsRequests}
      columns={[
        { label: t('requests.office.from'), show: (request) => <FromCell request={request} /> },
        { label: t('requests.office.about'), show: ({ about }) => <TextCell text={about} /> },
        { label: t('requests.office.due'), show: (request) => <DueText request={request} /> },
        { label: t('requests.office.state'), show: (request) => <RequestStateChip request={request} /> },
        {
          label: t('requests.office.assignee'),
          show: ({ assigneeName }) => assigneeName ?? t('requests.office.nobody'),
        },
      ]}
      opens={{
        label: t('requests.office.open'),
        to: ({ id }) => `${PATHS.officeRequest}?${QUERY_PARAMETERS.contentId}=${id}`,
        nameOf: ({ id }) => requestReference(id),
      }}
      none={t('requests.office.none')}
      noneMatch={t('requests.office.noneMatch')}
    />
  );
}
