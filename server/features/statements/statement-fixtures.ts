import type { PaymentMethod } from '../../../rules/payment-methods.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { newPromises } from '../ledger/receipts/receipt-fixtures.ts';

const STATEMENT = `donorId language title letterhead recipient lead headings { day fund paymentMethod receipt amount }
  donations { id day fund fundLanguage paymentMethod receipt amount refunded } totals closing receivedPence refundedPence email sentAt sentByName
  hasChanged replaces`;
const OPERATIONS = {
  summary: `query ($from: String!, $to: String!) { donorStatementSummary(from: $from, to: $to) {
    isForgotten donorCount withEmailCount sentCount changedCount donationCount receivedPence refundedPence unnamedCount unnamedPence } }`,
  list: `query ($from: String!, $to: String!, $donors: StatementDonors! = ALL, $page: Int, $pageSize: Int = 100) {
    donorStatements(from: $from, to: $to, donors: $donors, page: $page, pageSize: $pageSize) {
      totalCount items { ${STATEMENT} } } }`,
  one: `query ($id: Int!, $from: String!, $to: String!) { donorStatement(id: $id, from: $from, to: $to) { ${STATEMENT} } }`,
  sendSome: `mutation ($from: String!, $to: String!, $areChanged: Boolean! = false) {
    sendDonorStatements(from: $from, to: $to, areChanged: $areChanged) { done remaining } }`,
  send: `mutation ($id: Int!, $from: String!, $to: String!) {
    sendDonorStatement(id: $id, from: $from, to: $to) { sentAt sentByName } }`,
};

export const days = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

interface Given {
  pence?: number;
  on: string;
  paymentMethod?: PaymentMethod | null;
  subTypeId?: number;
}

/** The desk of a treasurer of an app who writes to donors. */
export function statementDesk(app: TestApp) {
  let treasurer: Promise<string> | undefined;
  const token = () => {
    treasurer ??= adminToken(app);
    return treasurer;
  };

  async function ask(operation: keyof typeof OPERATIONS, variables: Record<string, unknown>) {
    const query = OPERATIONS[operation];
    const { data, errors } = await graphql(app, { query, variables, token: await token() });
    return { data: data && Object.values(data)[0], error: errors?.[0] };
  }

  return {
    token,
    /** The answer of what must succeed. */
    async done(operation: keyof typeof OPERATIONS, variables: Record<string, unknown>) {
      const { data, error } = await ask(operation, variables);
      if (error) throw new Error(`${operation}: ${error.message}`);
      return data;
    },
    /** The key of the text with which something is refused. */
    async refusal(operation: keyof typeof OPERATIONS, variables: Record<string, unknown>) {
      return (await ask(operation, variables)).error?.extensions.messageKey;
    },
    /** Adds a donor. @returns the id */
    newDonor: (fields: {
      name: string;
      email?: string;
      language?: string;
      address?: string;
      postcode?: string;
    }) =>
      app.features.services.donors.save(OPERATOR, 'new', {
        ...{ kind: 'PERSON', address: '', postcode: '', email: '', phone: '', note: '', language: '' },
        ...fields,
      }),
    /** A donation of a donor, or of nobody, that has come. @returns the id */
    async donation(donorId: number | null, { pence = 1000, on, paymentMethod = 'CASH', subTypeId }: Given) {
      const [{ id }] = await newPromises(app, 1, { pence, subTypeId });
      await app.database.dataSource.manager.update(Donation, { id }, { donorId });
      await app.features.services.donationStates.setStatus(OPERATOR, id, {
        status: 'PAID',
        receivedOn: on,
        paymentMethod,
      });
      return id;
    },
    async mailsTo(email: string) {
      await app.outboxSender.sendDue();
      return app.messages.mails.filter(({ to }) => to === email);
    },
  };
}
