import Add from '@mui/icons-material/Add';
import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { requestFilterRules } from '../../../../rules/requests.ts';
import { useFilterAddress } from '../../../components/list/use-filter-address.ts';
import { OfficeList } from '../../../components/office/office-list.tsx';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RequestFilters } from './request-filters.tsx';
import { RequestTable } from './request-table.tsx';
import { useRightsRequestsQuery } from './rights-requests.generated.ts';

const PAGE_SIZE = 25;
const EXCEL_FILE = '/exports/requests.xlsx';

/** The register of complaints and requests: what is due soonest comes first. */
export function RequestListPage() {
  const { t } = useTranslation();
  const list = useFilterAddress(requestFilterRules);
  const { values, page, toPage } = list;
  const loaded = useRightsRequestsQuery({
    variables: {
      page,
      pageSize: PAGE_SIZE,
      ...values,
    },
    fetchPolicy: 'cache-and-network',
  });
  // The previous rows stay visible while the next ones load.
  const data = loaded.data ?? loaded.previousData;
  const title = t('office.requests');
  return (
    <OfficePage title={title}>
      <PageHeading
        plain
        title={title}
        action={
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button href={EXCEL_FILE} variant="outlined" startIcon={<Download />}>
              {t('requests.office.download')}
            </Button>
            <Button component={RouterLink} to={PATHS.officeRequest} variant="contained" startIcon={<Add />}>
              {t('requests.office.enter')}
            </Button>
          </Stack>
        }
      />
      <RequestFilters
        list={list}
        counts={data?.rightsRequests.counts}
        found={loaded.data?.rightsRequests.totalCount}
      />
      <OfficeList
        result={loaded}
        listOf={(data) => data.rightsRequests}
        page={page}
        pageSize={PAGE_SIZE}
        toPage={toPage}
        label={title}
        empty={t(list.narrowedBy > 0 ? 'requests.office.noneMatch' : 'requests.office.none')}
      >
        {(rows) => <RequestTable rows={rows} />}
      </OfficeList>
    </OfficePage>
  );
}
