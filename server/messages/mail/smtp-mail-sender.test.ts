import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordedLog } from '../../testing/recorded-log.ts';
import { MessageRefused } from '../outgoing.ts';
import { createSenders } from '../senders.ts';
import { SmtpMailSender } from './smtp-mail-sender.ts';

const PASSWORD = 'wonderful mail';
const LETTER = {
  to: 'asha@example.org',
  subject: 'હોલ ભાડે: Hall hire',
  text: `નમસ્તે Asha,\n\n${'Your hire request has been accepted. '.repeat(40)}\n.\nપ્રણામ £20`,
  replyTo: 'kiran@example.org',
};

interface Delivered {
  recipients: string[];
  /** Unfolded, by lower-case name; of repeated headers the last one. */
  headers: Record<string, string>;
  headerLines: string[];
  body: string;
}

let delivered: Delivered[] = [];
/** Milliseconds. */
let acceptsAfter = 0;
let mailServer: SMTPServer;
let port: number;

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_word, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : unquote(text.replaceAll('_', ' ')).toString('latin1'),
    );
}

function unquote(text: string): Buffer {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

function parse(letter: string, recipients: string[]): Delivered {
  const end = letter.indexOf('\r\n\r\n');
  const headerLines = letter
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    headerLines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      const decoded = Buffer.from(decodeWords(value.join(': ')), 'latin1').toString('utf8');
      return [name.toLowerCase(), decoded];
    }),
  );
  const raw = letter.slice(end + 4);
  const isBase64 = headers['content-transfer-encoding'] === 'base64';
  const body = (isBase64 ? Buffer.from(raw, 'base64') : unquote(raw)).toString('utf8');
  return { recipients, headers, headerLines, body: body.replaceAll('\r\n', '\n').trimEnd() };
}

beforeAll(async () => {
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      const isRight = username === 'samaj' && password === PASSWORD;
      done(isRight ? null : new Error('Invalid credentials'), { user: username });
    },
    onRcptTo({ address }, _session, done) {
      const [, code] = /^refused-(\d+)@/.exec(address) ?? [];
      done(code ? Object.assign(new Error(`No ${address} here`), { responseCode: Number(code) }) : null);
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      readText(stream).then((letter) => {
        delivered.push(parse(letter, recipients));
        setTimeout(done, acceptsAfter);
      }, done);
    },
  });
  mailServer.on('error', () => undefined);
  const listener = mailServer.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  port = (listener.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => mailServer.close(resolve)));
beforeEach(() => {
  delivered = [];
  acceptsAfter = 0;
});

function urlOf(password = PASSWORD): string {
  return `smtp://samaj:${encodeURIComponent(password)}@127.0.0.1:${port}`;
}

function sender(url = urlOf(), timeout = 10_000): SmtpMailSender {
  return new SmtpMailSender({ url, from: 'સમાજ Samaj <office@example.org>', timeout });
}

describe('an e-mail', () => {
  it('arrives with its headers and its text, Gujarati too', async () => {
    await sender().send(LETTER);
    const [{ recipients, headers, body }] = delivered as [Delivered];
    expect(recipients).toEqual(['asha@example.org']);
    expect(headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      from: 'સમાજ Samaj <office@example.org>',
      to: 'asha@example.org',
      'reply-to': 'kiran@example.org',
      subject: LETTER.subject,
    });
    expect(body).toBe(LETTER.text);
  });

  it('[D119] that comes again and again says where mail programs end it by one press', async () => {
    await sender().send({ ...LETTER, endsBy: 'https://samaj.example/weekly-email/stop/1.x' });
    await sender().send(LETTER);
    expect(
      delivered.map(({ headers }) => [headers['list-unsubscribe'], headers['list-unsubscribe-post']]),
    ).toEqual([
      ['<https://samaj.example/weekly-email/stop/1.x>', 'List-Unsubscribe=One-Click'],
      [undefined, undefined],
    ]);
  });

  it('has no Reply-To by default', async () => {
    await sender().send({ ...LETTER, replyTo: undefined });
    expect(delivered[0]?.headers['reply-to']).toBeUndefined();
  });

  it.each([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: evil@example.com\r\n\r\nBuy this' }],
    ['a line break in the recipient', { to: 'asha@example.org\r\nBcc: evil@example.com' }],
    ['a command in the recipient', { to: 'asha@example.org>\r\nRCPT TO:<evil@example.com' }],
    ['several recipients in one', { to: 'asha@example.org, evil@example.com' }],
    ['several by angle brackets', { to: 'asha@example.org> <evil@example.com' }],
    ['a group as recipient', { to: 'all: asha@example.org, evil@example.com;' }],
    ['a line break in the reply address', { replyTo: 'kiran@example.org\nBcc: evil@example.com' }],
    ['several reply addresses', { replyTo: 'kiran@example.org, evil@example.com' }],
  ])('%s adds neither headers nor recipients', async (_what, hostile) => {
    await sender()
      .send({ ...LETTER, ...hostile })
      .catch(() => undefined);
    for (const { recipients, headerLines, body } of delivered) {
      expect(recipients).toHaveLength(1);
      expect(recipients).not.toContain('evil@example.com');
      expect(headerLines.filter((line) => /^bcc/i.test(line))).toEqual([]);
      expect(headerLines.filter((line) => /^(to|reply-to|subject): /i.test(line))).toHaveLength(3);
      expect(body).toBe(LETTER.text);
    }
  });

  it('has the id of its letter, by which mailboxes know it when it comes twice', async () => {
    await sender().send(LETTER, 'abc123');
    expect(delivered[0]?.headers['message-id']).toBe('<abc123@example.org>');
  });

  it('with a line break in the subject arrives with the subject on one line', async () => {
    await sender().send({ ...LETTER, subject: 'Hello\r\nBcc: evil@example.com' });
    expect(delivered[0]?.headers.subject).toBe('Hello Bcc: evil@example.com');
  });
});

describe('a failure of the mail server', () => {
  it.each([
    [550, true],
    [553, true],
    [450, false],
  ])(
    '[PRIV-1] %i: isPermanent is %s, and the text of the response, which names the address, is dropped',
    async (code, isPermanent) => {
      const error = await sender()
        .send({ ...LETTER, to: `refused-${code}@example.org` })
        .catch((reason) => reason);
      expect(error).toBeInstanceOf(MessageRefused);
      expect([error.code, error.isPermanent]).toEqual([code, isPermanent]);
      expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain('example.org');
    },
  );

  it('a wrong password is no permanent rejection of the message', async () => {
    const error = await sender(urlOf('a wrong secret'))
      .send(LETTER)
      .catch((reason) => reason);
    expect(error.responseCode).toBeGreaterThanOrEqual(500);
    expect(error).not.toBeInstanceOf(MessageRefused);
  });

  it('a wrong password does not appear in the error', async () => {
    const error = await sender(urlOf('a wrong secret'))
      .send(LETTER)
      .catch((reason) => reason);
    expect(error.message).toContain('Invalid login');
    expect(error.message).not.toContain('a wrong secret');
    expect(delivered).toEqual([]);
  });

  it('a server that is down or hangs rejects', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    // Whichever timeout fires first: the greeting's or the socket's.
    await expect(sender(url, 300).send(LETTER)).rejects.toThrow(/Greeting never received|Timeout/);
    await new Promise((resolve) => silent.close(resolve));
    await expect(sender(url).send(LETTER)).rejects.toThrow('ECONNREFUSED');
  });

  it('a server may take longer to accept a letter than to greet', async () => {
    const timeout = 500;
    acceptsAfter = 2 * timeout;
    await sender(urlOf(), timeout).send(LETTER);
    expect(delivered).toHaveLength(1);
  });

  it('a server on another machine gets no password without TLS', async () => {
    // The same server, by an address that does not look like this machine.
    const url = urlOf().replace('127.0.0.1', '[::ffff:127.0.0.1]');
    await expect(sender(url).send(LETTER)).rejects.toThrow('STARTTLS');
    expect(delivered).toEqual([]);
  });

  it('wrong settings are logged at start with the name of the variable', async () => {
    const { log, lines } = recordedLog();
    const smtp = { url: urlOf('a wrong secret'), from: 'office@example.org' };
    await createSenders({ smtp, smsGateway: undefined }, { isTrial: false, log });
    await expect.poll(() => lines.join()).toContain('SMTP_URL: the mail server cannot be used');
    expect(lines.join()).not.toContain('a wrong secret');
  });
});
