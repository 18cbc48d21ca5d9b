import { GIFT_AID } from '../../../../rules/gift-aid.ts';
import { GIFT_AID_CLAIM } from '../../../../rules/gift-aid-claims.ts';
import type { GiftAidClaimGift } from '../gift-aid-claim-gift.entity.ts';
import type { Schedule, ScheduleGift } from './schedule.ts';

type ClaimedGift = Pick<GiftAidClaimGift, 'taxpayer' | 'receivedOn' | 'pence'>;

/** A row of a schedule, with the day of its first gift. */
interface Row {
  firstDay: string;
  gift: ScheduleGift;
}

function rowOf({ taxpayer, receivedOn, pence }: ClaimedGift): Row {
  return { firstDay: receivedOn, gift: { day: receivedOn, pence, taxpayer } };
}

/** Several small gifts, by day. */
function rowTogether(gifts: readonly ClaimedGift[]): Row {
  return {
    firstDay: gifts[0]!.receivedOn,
    gift: {
      day: gifts.at(-1)!.receivedOn,
      pence: gifts.reduce((sum, { pence }) => sum + pence, 0),
      description: `${gifts.length} small gifts`,
    },
  };
}

/** Small gifts in groups of at most what may stand together; a group of one has its name. */
function together(gifts: readonly ClaimedGift[]): Row[] {
  const groups: ClaimedGift[][] = [];
  let sum = Number.POSITIVE_INFINITY;
  for (const gift of gifts) {
    if (sum + gift.pence > GIFT_AID_CLAIM.togetherMaximum) {
      groups.push([]);
      sum = 0;
    }
    groups.at(-1)!.push(gift);
    sum += gift.pence;
  }
  return groups.map((group) => (group.length === 1 ? rowOf(group[0]!) : rowTogether(group)));
}

/**
 * The schedules of a claim: those before the last are full. What was claimed too much before stands in the first.
 * @param gifts by day
 * @param overclaimedTaxPence the tax, not the gifts
 */
export function schedulesOf(
  gifts: readonly ClaimedGift[],
  areSmallTogether: boolean,
  overclaimedTaxPence: number,
): Schedule[] {
  const isApart = ({ pence }: ClaimedGift) => !areSmallTogether || pence > GIFT_AID_CLAIM.smallGift;
  const rows = [...gifts.filter(isApart).map(rowOf), ...together(gifts.filter((gift) => !isApart(gift)))];
  const schedules: Schedule[] = [];
  for (let start = 0; start < rows.length; start += GIFT_AID.giftsInSchedule) {
    const part = rows.slice(start, start + GIFT_AID.giftsInSchedule);
    schedules.push({
      earliestDay: part.reduce((day, { firstDay }) => (firstDay < day ? firstDay : day), part[0]!.firstDay),
      overclaimedPence: start === 0 ? overclaimedTaxPence : 0,
      gifts: part.map(({ gift }) => gift),
    });
  }
  return schedules;
}
