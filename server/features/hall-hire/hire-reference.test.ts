import { describe, expect, it } from 'vitest';
import { hireReference } from '../../../rules/hire-reference.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { ACCEPT, buildRequest, CANCEL, DECLINE, LIST } from './hall-hire-fixtures.ts';

describe('the reference of a hire', () => {
  const app = sharedTestApp();

  const request = async () => buildRequest(app, await adminToken(app));

  async function asAdmin(query: string, variables: Record<string, unknown>) {
    const { data, errors } = await graphql(app, { query, variables, token: await adminToken(app) });
    expect(errors).toBeUndefined();
    return data;
  }

  async function mailsTo(address: unknown) {
    await app.outboxSender.sendDue();
    return app.messages.mails.filter(({ to }) => to === address);
  }

  it('[D33] is in the letters to the hirer and in the letter to the office', async () => {
    const { id, version, email } = await request();
    await asAdmin(ACCEPT, { id, version });
    const letters = await mailsTo(email);
    expect(letters).toHaveLength(2);
    for (const { text } of letters)
      expect(text.match(/Reference: H\d{5,}/g)).toEqual([`Reference: ${hireReference(id)}`]);
    const toOffice = app.messages.mails.filter(({ replyTo, to }) => replyTo === email && to !== email);
    expect(toOffice.map(({ text }) => text)).toEqual([
      expect.stringContaining(`\nReference: ${hireReference(id)}\n`),
    ]);
  });

  it('[D33] is in the letters about a decline and a cancellation', async () => {
    const asked = await request();
    await asAdmin(DECLINE, { id: asked.id, version: asked.version, reason: 'Closed' });
    const booked = await request();
    await asAdmin(ACCEPT, { id: booked.id, version: booked.version });
    await asAdmin(CANCEL, { id: booked.id, version: booked.version + 1, reason: 'Flooded' });
    for (const { id, email } of [asked, booked])
      expect((await mailsTo(email)).at(-1)?.text).toContain(`Reference: ${hireReference(id)}\n`);
  });

  it('[D33] can be searched for by admins', async () => {
    const { id } = await request();
    await request();
    const found = async (search: string) =>
      (await asAdmin(LIST, { search })).hires.items.map((hire: { id: number }) => hire.id);
    for (const search of [hireReference(id), ` h${id} `]) expect(await found(search)).toEqual([id]);
    for (const search of ['H99999', 'H00000', `H${'9'.repeat(12)}`]) expect(await found(search)).toEqual([]);
  });
});
