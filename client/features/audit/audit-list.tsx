import Typography from '@mui/material/Typography';
import { z } from 'zod';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  auditFilterRules,
  GIFT_AID_SUBJECTS,
  MATRIMONIAL_ACTIONS,
  MATRIMONIAL_SUBJECTS,
} from '../../../rules/audit.ts';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import { place } from '../../../rules/place.ts';
import { choice, seldom, words } from '../../components/office/office-filter.ts';
import { OfficeList } from '../../components/office/office-list.tsx';
import { useOfficeList } from '../../components/office/use-office-list.ts';
import { Moment } from '../../components/page/moment.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAuditEntriesQuery } from './audit-entries.generated.ts';
import { auditSentence } from './audit-sentence.ts';

const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];
type SubjectName = keyof typeof AUDIT_SUBJECTS;
const SUBJECTS = Object.keys(AUDIT_SUBJECTS) as SubjectName[];
/** The address has one kind of record, by its name. */
const logFilterRules = auditFilterRules.pick({ search: true, actor: true }).extend({
  action: z.enum(ACTIONS).nullish(),
  kind: z.enum(SUBJECTS).nullish(),
});

/**
 * The audit log, a sentence for each entry: which administrator read or changed what.
 * @param ofMatrimonials only entries about the matrimonial section
 */
export function AuditList({ ofMatrimonials = false }) {
  const texts = useTranslation();
  const { t } = texts;
  const actions = ofMatrimonials ? MATRIMONIAL_ACTIONS : ACTIONS;
  const all = SUBJECTS.filter(
    (one) => place.country === GIFT_AID_COUNTRY || !GIFT_AID_SUBJECTS.includes(one),
  );
  const about: readonly SubjectName[] = ofMatrimonials ? MATRIMONIAL_SUBJECTS : all;
  const list = useOfficeList(
    logFilterRules,
    {
      search: words(t('audit.search')),
      actor: seldom(words(t('audit.actor'), 200)),
      action: seldom(choice(t('audit.action'), actions, (action) => t(`audit.actions.${action}`))),
      kind: seldom(choice(t('audit.kind'), about, (kind) => t(`audit.subjects.${kind}`))),
    },
    { prefix: 'log_', pageSize: 10 },
  );
  const { kind, ...asked } = list.values;
  const subjects = kind ? [kind] : ofMatrimonials ? [...about] : null;
  const result = useAuditEntriesQuery({
    ...list.asking({ filter: { ...asked, subjects } }),
    // While the server renders the page, the reads of this same page are not in the log yet.
    ssr: false,
    // A request already in flight may miss reads recorded since it was sent.
    context: { queryDeduplication: false },
  });
  return (
    <OfficeList
      title={t('audit.wholeTitle')}
      list={list}
      result={result}
      rowsOf={({ auditEntries }) => auditEntries}
      columns={[
        {
          label: t('audit.sentence'),
          show: (entry) => (
            <Typography sx={{ overflowWrap: 'anywhere', maxWidth: '70ch' }}>
              {auditSentence(entry, texts)}
            </Typography>
          ),
        },
        {
          label: t('audit.at'),
          show: ({ at }) => <Moment at={at} withTime />,
          sx: { width: { sm: '1%' }, whiteSpace: { sm: 'nowrap' }, color: 'text.secondary' },
        },
      ]}
      none={t('audit.none')}
      noneMatch={t('audit.noneMatch')}
    />
  );
}
