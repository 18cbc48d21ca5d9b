import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { chosen } from '../../../../rules/filters.ts';
import { GiftAidReason } from '../../../../rules/gift-aid-claims.ts';
import { filterOf } from '../../../components/list/filter-address.ts';
import type { RowColumn } from '../../../components/list/row-table.tsx';
import { choice } from '../../../components/office/office-filter.ts';
import { OfficeList } from '../../../components/office/office-list.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { Section } from '../../../components/page/section.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { donorAddress } from '../../ledger/office/donors/donor-address.ts';
import {
  type GiftAidGiftFieldsFragment,
  type GiftAidSummaryQuery,
  useGiftAidGiftsQuery,
} from './gift-aid-claims.generated.ts';
import { MendGift } from './mend-gift.tsx';

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
  const { reason } = filterOf(reasonFilterRules, useSearchParams()[0]);
  // The last of a reason may just have been mended.
  const isGone = reason && !reasons.some((one) => one.reason === reason);
  const offered = isGone ? [...reasons, { reason: reason as GiftAidReason, count: 0, pence: 0 }] : reasons;
  const textOf = (value: GiftAidReason) => {
    const { count = 0, pence = 0 } = offered.find((one) => one.reason === value) ?? {};
    return t('giftAidClaims.reasonOption', {
      reason: t(`giftAidClaims.reasons.${value}`),
      count,
      amount: money(pence),
    });
  };
  const list = useOfficeList(reasonFilterRules, {
    reason: choice(
      t('giftAidClaims.which'),
      offered.map((one) => one.reason),
      textOf,
      { placeholder: t('giftAidClaims.claimableOnes'), width: 420 },
    ),
  });
  const why = list.values.reason && t(`giftAidClaims.why.${list.values.reason}`);
  return (
    <Section title={t('giftAidClaims.giftsHeading')}>
      <OfficeList
        title={t('giftAidClaims.giftsHeading')}
        list={list}
        sums={why && <Typography sx={{ my: 2, maxWidth: 720 }}>{why}</Typography>}
        result={useGiftAidGiftsQuery(list.asking(list.values))}
        rowsOf={({ giftAidGifts }) => giftAidGifts}
        tableFrom="lg"
        labelled
        columns={useColumns()}
        none={t('giftAidClaims.none')}
      />
    </Section>
  );
}
