import Add from '@mui/icons-material/Add';
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { DonorSort, donorListRules } from '../../../../../rules/donors.ts';
import { FilterSelect } from '../../../../components/list/filter-fields.tsx';
import { FilterForm } from '../../../../components/list/filter-form.tsx';
import { useFilterAddress } from '../../../../components/list/use-filter-address.ts';
import { BringInLink } from '../../../../components/office/bring-in-link.tsx';
import { OfficeList } from '../../../../components/office/office-list.tsx';
import { useAsyncNavigate } from '../../../../components/page/use-async-navigate.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MoneyPage } from '../money-page.tsx';
import { donorAddress } from './donor-address.ts';
import { DonorDialog } from './donor-dialog.tsx';
import { DonorTable } from './donor-table.tsx';
import { useDonorsQuery } from './donors.generated.ts';

const PAGE_SIZE = 25;

/** Without an order they come by name. */
const donorFilterRules = donorListRules.extend({
  sort: donorListRules.shape.sort.exclude([DonorSort.NAME]).nullish(),
});

/** Who gives, with or without an account. */
export function DonorsPage() {
  const { t } = useTranslation();
  const navigate = useAsyncNavigate();
  const list = useFilterAddress(donorFilterRules);
  const { filter, values, page, toPage } = list;
  const [isAdding, setIsAdding] = useState(false);
  const [addedId, setAddedId] = useState<number>();
  // Once the dialog is gone, which would ask about what is in it.
  useEffect(() => {
    if (addedId) void navigate(donorAddress(addedId));
  }, [addedId, navigate]);
  const loaded = useDonorsQuery({
    variables: {
      page,
      pageSize: PAGE_SIZE,
      search: values.search,
      sort: values.sort ?? DonorSort.NAME,
    },
    fetchPolicy: 'cache-and-network',
  });
  const searched = filter.search && `?${new URLSearchParams({ search: filter.search })}`;
  const title = t('donors.title');
  return (
    <MoneyPage
      title={title}
      lead={t('donors.lead')}
      action={
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <BringInLink sheet="DONORS" />
          <Button variant="outlined" startIcon={<Download />} href={`/exports/donors.xlsx${searched}`}>
            {t('contact.download')}
          </Button>
          <Button variant="contained" startIcon={<Add />} onClick={() => setIsAdding(true)}>
            {t('donors.add')}
          </Button>
        </Stack>
      }
    >
      <Box sx={{ mb: 3 }}>
        <FilterForm
          label={t('donors.search')}
          list={list}
          search={t('donors.search')}
          found={loaded.data?.donors.totalCount}
        >
          {(field) => (
            <>
              <FilterSelect
                {...field('sort')}
                label={t('donors.sort')}
                placeholder={t('donors.sorts.NAME')}
                width={200}
              >
                {[DonorSort.LAST_GIFT, DonorSort.PAID].map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`donors.sorts.${sort}`)}
                  </option>
                ))}
              </FilterSelect>
            </>
          )}
        </FilterForm>
      </Box>
      <OfficeList
        result={loaded}
        listOf={(data) => data.donors}
        page={page}
        pageSize={PAGE_SIZE}
        toPage={toPage}
        label={title}
        empty={t(filter.search ? 'donors.noneMatch' : 'donors.none')}
      >
        {(donors) => <DonorTable donors={donors} />}
      </OfficeList>
      {isAdding && <DonorDialog onClose={() => setIsAdding(false)} onSaved={setAddedId} />}
    </MoneyPage>
  );
}
