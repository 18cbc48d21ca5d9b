import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { donationFilterRules } from '../../../rules/donations.ts';
import { allUsed, type FilterField } from '../../../rules/filters.ts';
import { validate } from '../../../rules/validation.ts';
import { searchFor } from '../../database/page.ts';
import { Donation } from './donation.entity.ts';
import { effectiveBetween } from './effective-day.ts';

/** A filter of the ledger, not yet validated. */
export type DonationFilter = Readonly<Partial<Record<FilterField<typeof donationFilterRules>, unknown>>>;

/** Money that came, of which nobody has said how: what was only promised has no payment method to record. */
const NOT_RECORDED = 'item.payment_method IS NULL AND item.received_on IS NOT NULL';

/**
 * The donations that match a filter, as `item`: of the list and its sums, of the totals and of the Excel file.
 * @throws AppError BAD_USER_INPUT for an invalid filter
 */
export function filteredDonations(
  manager: EntityManager,
  filter: DonationFilter,
): SelectQueryBuilder<Donation> {
  const {
    status,
    subTypeId,
    paymentMethod,
    donorId,
    from = null,
    to = null,
    search,
    ...rest
  } = validate(donationFilterRules, filter);
  allUsed(rest);
  const query = manager.createQueryBuilder(Donation, 'item').where('true');
  if (status) query.andWhere('item.status = :status', { status });
  if (subTypeId) query.andWhere('item.sub_type_id = :subTypeId', { subTypeId });
  if (paymentMethod === 'NOT_RECORDED') query.andWhere(NOT_RECORDED);
  else if (paymentMethod) query.andWhere('item.paymentMethod = :paymentMethod', { paymentMethod });
  if (donorId) query.andWhere('item.donor_id = :donorId', { donorId });
  if (from || to) query.andWhere(effectiveBetween(':from::date', ':to::date'), { from, to });
  return searchFor(query, ['donorName', 'email', 'phone', 'reference'], search);
}
