import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentColumn } from '../content/content-table.tsx';
import type { HireFieldsFragment } from './hire-fields.generated.ts';
import { HireStatusChip } from './hire-status-chip.tsx';
import { whenText } from './shown-times.ts';

function Hirer({ name, email, telephone, mobile }: HireFieldsFragment) {
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[telephone, mobile].filter(Boolean).join(', ')}
      </Typography>
      {email && (
        <Link href={`mailto:${email}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Link>
      )}
    </>
  );
}

/** @param withStatus where hires that stand differently are in one list */
export function useHireColumns(withStatus: boolean): ContentColumn<HireFieldsFragment>[] {
  const { t, language } = useTranslation();
  const columns: ContentColumn<HireFieldsFragment>[] = [
    { label: t('hallHire.admin.hirer'), show: Hirer },
    { label: t('hallHire.admin.when'), show: (hire) => whenText(hire, language) },
    {
      label: t('hallHire.admin.purpose'),
      show: ({ purpose, guests }) => (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {purpose}
          {guests !== null && `, ${t('hallHire.admin.guestCount', { count: guests })}`}
        </Typography>
      ),
    },
  ];
  const status = { label: t('hallHire.admin.status'), show: HireStatusChip };
  return withStatus ? [...columns, status] : columns;
}
