import { DonationStatus } from '../../../../rules/donation-states.ts';
import { DAY, type Filter, oneOfThese, WORDS } from '../../../components/list/filter-address.ts';

/** The ledger's filter; `type` is a type's id. The Excel file's address has the same names. */
export const LEDGER_FIELDS = {
  status: oneOfThese(Object.values(DonationStatus)),
  type: /^\d{1,9}$/,
  from: DAY,
  to: DAY,
  search: WORDS,
} as const;

export type LedgerField = keyof typeof LEDGER_FIELDS;

/** The filter as the Excel file's query, without what is empty. */
export function ledgerAddress(filter: Filter<LedgerField>): string {
  const query = String(new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')));
  return query && `?${query}`;
}

/** The same as the server's query takes it. */
export function ledgerVariables({ status, type, from, to, search }: Filter<LedgerField>) {
  return {
    status: (status || null) as DonationStatus | null,
    subTypeId: type ? Number(type) : null,
    from: from || null,
    to: to || null,
    search: search || null,
  };
}
