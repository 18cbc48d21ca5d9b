import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { hireFields, SAVE } from '../hall-hire/hall-hire-fixtures.ts';

const CHARGE = `id kind hireId reference pence paidPence returnedPence keptPence openPence returnablePence dueOn backOn
  payerName state voidedReason mayAskAgain movements { entryId kind pence day method reason statementId isUndone }`;
const OPERATIONS = {
  list: `query ($hireId: Int, $tab: ChargeTab, $search: String) {
    charges(hireId: $hireId, tab: $tab, search: $search, pageSize: 100) { totalCount items { ${CHARGE} } } }`,
  one: `query ($id: Int!) { charge(id: $id) { ${CHARGE} } }`,
  pay: `mutation ($id: Int!, $input: ChargePaymentInput!) { payCharge(id: $id, input: $input) { ${CHARGE} } }`,
  giveBack: `mutation ($id: Int!, $input: ChargeReturnInput!) { giveBackCharge(id: $id, input: $input) { ${CHARGE} } }`,
  keep: `mutation ($id: Int!, $input: ChargeKeptInput!) { keepCharge(id: $id, input: $input) { ${CHARGE} } }`,
  undo: `mutation ($id: Int!, $reason: String!) { undoChargeEntry(id: $id, reason: $reason) { ${CHARGE} } }`,
  again: `mutation ($id: Int!) { askForChargeAgain(id: $id) { ${CHARGE} } }`,
  void: `mutation ($id: Int!, $reason: String!, $seenPence: Int) { voidCharge(id: $id, reason: $reason, seenPence: $seenPence) { ${CHARGE} } }`,
} as const;

export interface ShownCharge {
  id: number;
  kind: 'HIRE' | 'DEPOSIT' | 'REPLY';
  reference: string;
  pence: number;
  paidPence: number;
  returnedPence: number;
  keptPence: number;
  openPence: number;
  returnablePence: number;
  dueOn: string;
  backOn: string | null;
  state: 'OPEN' | 'PAID' | 'VOID';
  voidedReason: string;
  mayAskAgain: boolean;
  movements: { entryId: number | null; kind: string; pence: number; isUndone: boolean }[];
}

/** The desk of a hall's secretary who takes money, over GraphQL. */
export function chargeDesk(app: TestApp) {
  let secretary: Promise<string> | undefined;
  const token = () => {
    secretary ??= adminToken(app);
    return secretary;
  };

  /** The whole answer; for what may be refused. */
  async function ask(operation: keyof typeof OPERATIONS, variables: object) {
    const { data, errors } = await graphql(app, {
      query: OPERATIONS[operation],
      variables: variables as Record<string, unknown>,
      token: await token(),
    });
    return { data: data && Object.values(data)[0], error: errors?.[0] };
  }

  /** The answer of what must succeed. */
  async function done(operation: keyof typeof OPERATIONS, variables: object) {
    const { data, error } = await ask(operation, variables);
    if (error) throw new Error(`${operation}: ${error.message}`);
    return data;
  }

  /** A hire that the office enters, with what it costs. */
  async function hire(overrides: Record<string, unknown> = {}) {
    const input = { deposit: '100', charges: '250', ...hireFields(overrides) };
    const { data, errors } = await graphql(app, {
      query: SAVE,
      variables: { input: { ...input, ...overrides } },
      token: await token(),
    });
    if (errors) throw new Error(errors[0].message);
    return { ...data.hire, fields: input } as { id: number; version: number; name: string; fields: object };
  }

  const of = async (hireId: number): Promise<ShownCharge[]> => (await done('list', { hireId })).items;
  const one = async (id: number): Promise<ShownCharge> => done('one', { id });
  /** What counts of a kind. */
  const ofKind = async (hireId: number, kind: ShownCharge['kind']): Promise<ShownCharge> =>
    (await of(hireId)).find((charge) => charge.kind === kind && charge.state !== 'VOID')!;

  return { ask, done, hire, of, one, ofKind, token };
}
