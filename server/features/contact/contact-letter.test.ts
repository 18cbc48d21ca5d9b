import { describe, expect, it } from 'vitest';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const SEND = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';

describe("the office's letter about a contact message", () => {
  const app = sharedTestApp();

  async function send(input: Record<string, string>) {
    await graphql(app, { query: SEND, variables: { input } });
    await app.outboxSender.sendDue();
    return app.messages.mails;
  }

  it('contains the message, and a reply to it goes to the visitor', async () => {
    const office = 'office@example.org';
    await app.database.dataSource.query('UPDATE site_settings SET email = $1', [office]);
    const message = 'When is the hall free?\nNamaste';
    const input = { name: 'Mina', email: 'mina@example.org', message };
    expect(await send(input)).toEqual([
      expect.objectContaining({
        to: office,
        replyTo: 'mina@example.org',
        text: expect.stringContaining(message),
      }),
    ]);
    // A repeat adds neither a message nor a letter.
    expect(await send(input)).toHaveLength(1);
  });

  it('is not sent for a refused message or if the site settings have no office e-mail', async () => {
    const before = app.messages.mails.length;
    for (const name of ['', 'Mina\r\nBcc: all@example.org'])
      await send({ name, email: 'mina@example.org', message: 'No name' });
    await app.database.dataSource.query(`UPDATE site_settings SET email = ''`);
    await send({ name: 'Mina', email: 'mina@example.org', message: 'No office' });
    expect(app.messages.mails).toHaveLength(before);
  });
});
