import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  auditFilterRules,
  MATRIMONIAL_ACTIONS,
  MATRIMONIAL_SUBJECTS,
} from '../../../rules/audit.ts';
import { FilterInput, FilterSelect } from '../../components/list/filter-fields.tsx';
import { FilterForm } from '../../components/list/filter-form.tsx';
import { PagedList } from '../../components/list/paged-list.tsx';
import { useFilterAddress } from '../../components/list/use-filter-address.ts';
import type { SectionProps } from '../../components/office/list-section.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Section } from '../../components/page/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAuditEntriesQuery } from './audit-entries.generated.ts';
import { AuditTable } from './audit-table.tsx';

const PAGE_SIZE = 10;
const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];
type SubjectName = keyof typeof AUDIT_SUBJECTS;
const SUBJECTS = Object.keys(AUDIT_SUBJECTS) as SubjectName[];
/** The address has one kind of record, by its name. */
const logFilterRules = auditFilterRules.pick({ search: true, actor: true }).extend({
  action: z.enum(ACTIONS).nullish(),
  kind: z.enum(SUBJECTS).nullish(),
});

interface AuditSectionProps extends SectionProps {
  /** Only entries about the matrimonial section. */
  ofMatrimonials?: boolean;
  /** Whether it is all of its page. */
  isPage?: boolean;
}

/** The audit log: which administrator read or changed what. */
export function AuditSection({ section, isPage, ofMatrimonials = false }: AuditSectionProps) {
  const { t } = useTranslation();
  const list = useFilterAddress(logFilterRules, `${section}_`);
  const { values, page, pageParameter, narrowedBy } = list;
  const { kind, ...asked } = values;
  const actions: readonly AuditAction[] = ofMatrimonials ? MATRIMONIAL_ACTIONS : ACTIONS;
  const about: readonly SubjectName[] = ofMatrimonials ? MATRIMONIAL_SUBJECTS : SUBJECTS;
  const subjects = kind ? [kind] : ofMatrimonials ? [...about] : null;
  const result = useAuditEntriesQuery({
    variables: {
      filter: { ...asked, subjects },
      page,
      pageSize: PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
    // While the server renders the page, the reads of this same page are not in the log yet.
    ssr: false,
    // A request already in flight may miss reads recorded since it was sent.
    context: { queryDeduplication: false },
  });
  const title = t('audit.wholeTitle');
  return (
    <Section title={title} id={section} isPage={isPage}>
      <Typography sx={{ mb: 2, color: 'text.secondary', maxWidth: '70ch' }}>
        {t(ofMatrimonials ? 'audit.lead' : 'audit.wholeLead')}
      </Typography>
      <Box sx={{ mb: 2 }}>
        <FilterForm
          label={t(ofMatrimonials ? 'audit.filter' : 'audit.wholeFilter')}
          list={list}
          search={t('audit.search')}
          found={result.data?.auditEntries.totalCount}
        >
          {(field) => (
            <>
              <FilterInput {...field('actor')} type="search" label={t('audit.actor')} width={200} />
              <FilterSelect
                {...field('action')}
                label={t('audit.action')}
                placeholder={t('filter.all')}
                width={180}
              >
                {actions.map((action) => (
                  <option key={action} value={action}>
                    {t(`audit.actions.${action}`)}
                  </option>
                ))}
              </FilterSelect>
              <FilterSelect
                {...field('kind')}
                label={t('audit.kind')}
                placeholder={t('filter.all')}
                width={180}
              >
                {about.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`audit.subjects.${kind}`)}
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
        hash={`#${section}`}
        label={title}
        empty={<Typography>{t(narrowedBy > 0 ? 'audit.noneMatch' : 'audit.none')}</Typography>}
      >
        {(entries) => <AuditTable entries={entries} />}
      </PagedList>
    </Section>
  );
}
