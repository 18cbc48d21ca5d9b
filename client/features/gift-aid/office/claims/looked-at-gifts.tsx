import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { z } from 'zod';
import { chosen } from '../../../../../rules/filters.ts';
import { GiftAidReason } from '../../../../../rules/gift-aid-claims.ts';
import { FilterSelect } from '../../../../components/list/filter-fields.tsx';
import { FilterForm } from '../../../../components/list/filter-form.tsx';
import { type RowColumn, RowTable } from '../../../../components/list/row-table.tsx';
import { useFilterAddress } from '../../../../components/list/use-filter-address.ts';
import { OfficeList } from '../../../../components/office/office-list.tsx';
import { Section } from '../../../../components/page/section.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useLocalized } from '../../../../i18n/localized.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { donorAddress } from '../../../ledger/office/donors/donor-address.ts';
import { useLineDay } from '../../../ledger/office/use-money-days.ts';
import {
  type GiftAidGiftFieldsFragment,
  type GiftAidSummaryQuery,
  useGiftAidGiftsQuery,
} from './gift-aid-claims.generated.ts';
import { MendGift } from './mend-gift.tsx';

const PAGE_SIZE = 25;

const reasonFilterRules = z.object({ reason: chosen(GiftAidReason) });

type Gift = GiftAidGiftFieldsFragment;

function Kind({ gift: { typeName, textLanguages } }: { gift: Gift }) {
  const kind = useLocalized()(typeName, textLanguages.typeName);
  return <span lang={kind.lang}>{kind.text}</span>;
}

/** Who is to declare, and the name on the gift where that is another. */
function Giver({ gift: { donorId, donorName, giverName, accountName } }: { gift: Gift }) {
  const { t } = useTranslation();
  if (!donorId) return donorName || t('giftAidClaims.nobody');
  return (
    <>
      <Link component={RouterLink} to={donorAddress(donorId)} sx={{ py: 1, display: 'inline-block' }}>
        {giverName}
      </Link>
      {accountName && (
        <Typography variant="body2">
          {t('giftAidClaims.byAccount', { name: donorName, account: accountName })}
        </Typography>
      )}
    </>
  );
}

function useColumns(): RowColumn<Gift>[] {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  return [
    { label: t('giftAidClaims.day'), show: ({ receivedOn }) => dayText(receivedOn, true) },
    { label: t('giftAidClaims.donor'), show: (gift) => <Giver gift={gift} /> },
    { label: t('giftAidClaims.kind'), show: (gift) => <Kind gift={gift} /> },
    {
      label: t('giftAidClaims.amount'),
      show: ({ pence }) => money(pence),
      isNumber: true,
    },
    {
      label: t('giftAidClaims.until'),
      show: ({ claimableUntil }) => dayText(claimableUntil, true),
    },
    { label: t('giftAidClaims.mend'), show: (gift) => <MendGift gift={gift} /> },
  ];
}

/** Gifts that are in no claim: those that can be claimed for, or those that cannot for a reason, which can be mended. */
export function LookedAtGifts({ reasons }: { reasons: GiftAidSummaryQuery['giftAidSummary']['reasons'] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const list = useFilterAddress(reasonFilterRules);
  const { reason } = list.values;
  const loaded = useGiftAidGiftsQuery({
    variables: { page: list.page, pageSize: PAGE_SIZE, reason },
    fetchPolicy: 'cache-and-network',
  });
  const columns = useColumns();
  // The last of a reason may just have been mended.
  const isGone = reason && !reasons.some((one) => one.reason === reason);
  const offered = isGone ? [...reasons, { reason, count: 0, pence: 0 }] : reasons;
  const totalCount = (loaded.data ?? loaded.previousData)?.giftAidGifts.totalCount;
  return (
    <Section title={t('giftAidClaims.giftsHeading')}>
      <Box sx={{ mb: 3 }}>
        <FilterForm label={t('giftAidClaims.filter')} list={list} found={totalCount}>
          {(field) => (
            <FilterSelect
              {...field('reason')}
              label={t('giftAidClaims.which')}
              placeholder={t('giftAidClaims.claimableOnes')}
              width={420}
            >
              {offered.map(({ reason: one, count, pence }) => (
                <option key={one} value={one}>
                  {t('giftAidClaims.reasonOption', {
                    reason: t(`giftAidClaims.reasons.${one}`),
                    count,
                    amount: money(pence),
                  })}
                </option>
              ))}
            </FilterSelect>
          )}
        </FilterForm>
      </Box>
      {reason && <Typography sx={{ my: 2, maxWidth: 720 }}>{t(`giftAidClaims.why.${reason}`)}</Typography>}
      <OfficeList
        result={loaded}
        listOf={(data) => data.giftAidGifts}
        page={list.page}
        pageSize={PAGE_SIZE}
        toPage={list.toPage}
        label={t('giftAidClaims.giftsHeading')}
        empty={t('giftAidClaims.none')}
      >
        {(gifts) => <RowTable rows={gifts} tableFrom="lg" labelled columns={columns} />}
      </OfficeList>
    </Section>
  );
}
