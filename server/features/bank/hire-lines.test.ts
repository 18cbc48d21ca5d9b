import { expect, it } from 'vitest';
import { hireReference } from '../../../rules/hire-reference.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { chargeDesk } from '../charges/charge-fixtures.ts';
import { CANCEL } from '../hall-hire/hall-hire-fixtures.ts';
import { bankDesk, csv, DAY } from './bank-fixtures.ts';

const app = sharedTestApp();
const bank = bankDesk(app);
const desk = chargeDesk(app);

it('a line of money that went out gives back what was paid of a hire that is cancelled', async () => {
  const { id, version } = await desk.hire({ name: 'Mira Raval', deposit: '' });
  const { id: chargeId, reference } = (await desk.ofKind(id, 'HIRE'))!;
  const lineOf = async (text: string, amount: string) =>
    (await bank.bringIn(csv([DAY, `${text} ${reference}`, amount]))).lines[0];
  const payments = [{ chargeId, pence: 9000 }];
  await bank.done('pay', { ...(await lineOf('FPI', '90.00')), payments });
  const variables = { id, version, reason: 'Ill' };
  await graphql(app, { query: CANCEL, variables, token: await desk.token() });
  expect(await desk.one(chargeId)).toMatchObject({ state: 'VOID', returnablePence: 9000 });
  await bank.done('pay', { ...(await lineOf('BPO', '-90.00')), payments });
  expect(await desk.one(chargeId)).toMatchObject({ returnedPence: 9000, returnablePence: 0 });
});

it('a line that has paid for a hire is found by the number of the booking, too', async () => {
  const { id } = await desk.hire({ name: 'Nila Raval', deposit: '' });
  const { id: chargeId, reference } = (await desk.ofKind(id, 'HIRE'))!;
  const { id: statementId, lines } = await bank.bringIn(
    csv([DAY, `FPI ${reference}`, '90.00'], [DAY, 'FPI OTHER', '90.00']),
  );
  const line = lines.find(({ description }) => description.endsWith(reference))!;
  const found = async () =>
    (await bank.lines(statementId, { search: hireReference(id) })).map((one) => one.id);
  expect(await found()).toEqual([]);
  await bank.done('pay', { ...line, payments: [{ chargeId, pence: 9000 }] });
  expect(await found()).toEqual([line.id]);
});
