import { DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import { ledgerFilterRules } from '../../../rules/donations.ts';
import { filterOfQuery } from '../../../rules/filters.ts';
import { Permission } from '../../../rules/permissions.ts';
import { type ExportRoute, excelExport } from '../../ways-in/exports/export-routes.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Donation } from './donation.entity.ts';
import type { DonationLedgerService } from './donation-ledger.service.ts';

const STATUS_WORDS: Readonly<Record<DonationStatus, string>> = {
  [DonationStatus.PENDING]: 'Pending',
  [DonationStatus.PAID]: 'Paid',
  [DonationStatus.CANCELLED]: 'Cancelled',
  [DonationStatus.REFUNDED]: 'Refunded',
};

const FREQUENCY_WORDS: Readonly<Record<DonationFrequency, string>> = {
  [DonationFrequency.ONCE]: 'Once',
  [DonationFrequency.MONTHLY]: 'Every month',
};

/** The ledger as an Excel file, with the filter of the page. */
export function donationExport(ledger: DonationLedgerService, audit: AuditService): ExportRoute {
  return excelExport<Donation>({
    path: '/exports/donations.xlsx',
    permission: Permission.MANAGE_DONATIONS,
    name: 'Donations',
    columns: [
      { header: 'Reference', width: 18, format: 'text', value: ({ reference }) => reference },
      { header: 'Date', width: 18, format: 'time', value: ({ createdAt }) => createdAt },
      { header: 'Type', width: 32, format: 'text', value: ({ typeName }) => typeName },
      { header: 'Amount', width: 14, format: 'pence', value: ({ amountPence }) => amountPence },
      { header: 'Status', width: 12, format: 'text', value: ({ status }) => STATUS_WORDS[status] },
      { header: 'Received on', width: 14, format: 'day', value: ({ receivedOn }) => receivedOn },
      { header: 'Name', width: 24, format: 'text', value: ({ donorName }) => donorName },
      { header: 'Email', width: 32, format: 'text', value: ({ email }) => email },
      { header: 'Phone', width: 18, format: 'text', value: ({ phone }) => phone },
      { header: 'Message', width: 60, format: 'text', value: ({ message }) => message },
      // After the others, which people's own sheets know by their places.
      {
        header: 'Frequency',
        width: 14,
        format: 'text',
        value: ({ frequency }) => FREQUENCY_WORDS[frequency],
      },
      {
        header: 'Account',
        width: 18,
        format: 'text',
        value: ({ userId }) => (userId ? '' : 'Without an account'),
      },
    ],
    record: (viewer) => audit.record(viewer, [{ action: 'EXPORT', subject: 'donation' }]),
    batch: async (query, after) => ledger.batch(filterOfQuery(ledgerFilterRules, query), after?.id),
  });
}
