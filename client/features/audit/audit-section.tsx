import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AUDIT_ACTIONS, type AuditAction } from '../../../rules/audit.ts';
import { Placeholder } from '../../components/placeholder.tsx';
import { Section } from '../../components/section.tsx';
import { oneOfThese, WORDS } from '../content/filter-address.ts';
import { FilterInput, FilterSelect } from '../content/filter-fields.tsx';
import { FilterForm } from '../content/filter-form.tsx';
import { PagedList } from '../content/paged-list.tsx';
import { useFilterAddress } from '../content/use-filter-address.ts';
import { useAuditEntriesQuery } from './audit-entries.generated.ts';
import { AuditTable } from './audit-table.tsx';

const PAGE_SIZE = 10;
const SECTION = 'log';
const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];
const FIELDS = { search: WORDS, action: oneOfThese(ACTIONS) } as const;

/** Which administrator read or changed whose data. */
export function AuditSection() {
  const { t } = useTranslation();
  const list = useFilterAddress(FIELDS, `${SECTION}_`);
  const { filter, page, pageParameter, narrowedBy } = list;
  const result = useAuditEntriesQuery({
    variables: {
      filter: { search: filter.search || null, action: (filter.action || null) as AuditAction | null },
      page,
      pageSize: PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
    // An answer that is on its way does not tell of what was read since it was asked for.
    context: { queryDeduplication: false },
  });
  const title = t('audit.title');
  return (
    <Section title={title} id={SECTION}>
      <Typography sx={{ mb: 2, color: 'text.secondary', maxWidth: '70ch' }}>{t('audit.lead')}</Typography>
      <Box sx={{ mb: 2 }}>
        <FilterForm label={t('audit.filter')} list={list} found={result.data?.auditEntries.totalCount}>
          {(field) => (
            <>
              <FilterInput {...field('search')} type="search" label={t('audit.search')} width={260} />
              <FilterSelect
                {...field('action')}
                label={t('audit.action')}
                placeholder={t('filter.all')}
                width={180}
              >
                {ACTIONS.map((action) => (
                  <option key={action} value={action}>
                    {t(`audit.actions.${action}`)}
                  </option>
                ))}
              </FilterSelect>
            </>
          )}
        </FilterForm>
      </Box>
      <PagedList
        result={result}
        listOf={({ auditEntries }) => auditEntries}
        placeholder={<Placeholder variant="rectangular" height={PAGE_SIZE * 48} />}
        page={page}
        pageParameter={pageParameter}
        pageSize={PAGE_SIZE}
        hash={`#${SECTION}`}
        label={title}
        empty={<Typography>{t(narrowedBy > 0 ? 'audit.noneMatch' : 'audit.none')}</Typography>}
      >
        {(entries) => <AuditTable entries={entries} />}
      </PagedList>
    </Section>
  );
}
