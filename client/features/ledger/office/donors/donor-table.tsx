import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { shownPhone } from '../../../../../rules/phone.ts';
import { RowTable } from '../../../../components/list/row-table.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLineDay } from '../use-money-days.ts';
import { donorAddress } from './donor-address.ts';
import type { ListedDonorFieldsFragment } from './donors.generated.ts';

/** Donors as a table, on a phone as cards. */
export function DonorTable({ donors }: { donors: readonly ListedDonorFieldsFragment[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  return (
    <RowTable
      rows={donors}
      columns={[
        {
          label: t('donors.name'),
          show: ({ name, kind, postcode, hasAccount }) => (
            <>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {[
                  kind === 'HOUSEHOLD' && t('donors.kinds.HOUSEHOLD'),
                  postcode,
                  t(hasAccount ? 'donors.hasAccount' : 'donors.withoutAccount'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </>
          ),
        },
        {
          label: t('donors.contact'),
          show: ({ email, phone }) => (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {email && <Link href={`mailto:${email}`}>{email}</Link>}
              {email && phone && <br />}
              {phone && shownPhone(phone)}
            </Typography>
          ),
        },
        {
          label: t('donors.gifts'),
          show: ({ giftCount, paidPence, pendingPence, lastGiftOn }) => (
            <>
              {giftCount === 0 ? (
                <Typography>{t('donors.noGifts')}</Typography>
              ) : (
                <>
                  <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                    {t('donors.given', { amount: money(paidPence) })}
                  </Typography>
                  <Typography variant="body2">
                    {t('donors.giftCount', { count: giftCount })}
                    {lastGiftOn && (
                      <>
                        <br />
                        {t('donors.lastGift', { day: dayText(lastGiftOn, true) })}
                      </>
                    )}
                  </Typography>
                </>
              )}
              {pendingPence > 0 && (
                <Typography variant="body2" color="text.secondary">
                  {t('donors.pending')}: {money(pendingPence)}
                </Typography>
              )}
            </>
          ),
        },
        {
          label: t('content.actions'),
          show: ({ id, name }) => (
            <Button component={RouterLink} to={donorAddress(id)} variant="outlined">
              {t('donors.open')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          ),
        },
      ]}
    />
  );
}
