import Chip from '@mui/material/Chip';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const LOOK = {
  [HireStatus.REQUESTED]: { color: 'primary', variant: 'outlined' },
  [HireStatus.ACCEPTED]: { color: 'primary', variant: 'filled' },
  [HireStatus.DECLINED]: { color: 'default', variant: 'outlined' },
  [HireStatus.CANCELLED]: { color: 'default', variant: 'outlined' },
} as const;

/** The status of a hire. */
export function HireStatusChip({ status }: { status: HireStatus }) {
  const { t } = useTranslation();
  return <Chip size="small" label={t(`hallHire.admin.statuses.${status}`)} {...LOOK[status]} />;
}
