import { DonationStatus } from '../../../../rules/donation-states.ts';
import { DAY, type Filter, oneOfThese, WORDS } from '../../../components/list/filter-address.ts';

/** The ledger's filter parameters; `type` is the id of a type. The address of the Excel file has the same ones. */
export const LEDGER_FIELDS = {
  status: oneOfThese(Object.values(DonationStatus)),
  type: /^\d{1,9}$/,
  from: DAY,
  to: DAY,
  search: WORDS,
} as const;

export type LedgerField = keyof typeof LEDGER_FIELDS;

/** The filter as the query string of the Excel file's address, without empty parameters. */
export function ledgerAddress(filter: Filter<LedgerField>): string {
  const query = String(new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')));
  return query && `?${query}`;
}

/** The filter as variables of the GraphQL query. */
export function ledgerVariables({ status, type, from, to, search }: Filter<LedgerField>) {
  return {
    status: (status || null) as DonationStatus | null,
    subTypeId: type ? Number(type) : null,
    from: from || null,
    to: to || null,
    search: search || null,
  };
}
