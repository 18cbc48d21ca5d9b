import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../rules/errors.ts';
import { type Fetcher, OldSite } from './old-site.legacy.ts';

const MESSAGES = '/api/admin/contactuslist/0';
const TYPES = '/api/donpayment/getsubdontype/0';
const PEOPLE = '/api/login/userlist';

const message = (contacID: number) => ({
  contacID,
  name: `Writer ${contacID}`,
  email: 'w@example.org',
  messages: 'Is the hall open?',
});
const type = (subDnTypeID: number, dnTypeID: number) => ({
  subDnTypeID,
  dnTypeID,
  subDnType: `Kind ${subDnTypeID}`,
  feesAmt: '12.50',
});

/** What an administrator reads of a site that answers so, and empty lists otherwise. */
async function readAs(answers: Record<string, unknown>, address = 'https://old.example.org') {
  const asked: string[] = [];
  const fetcher: Fetcher = {
    async json({ pathname }, { bearer }) {
      asked.push(`${pathname} ${bearer}`);
      if (pathname.endsWith('/api/login/signin')) return { userToken: 'a-token' };
      const path = Object.keys(answers).find((one) => pathname.endsWith(one));
      return path ? answers[path] : [];
    },
    stream: async () => undefined,
  };
  const site = new OldSite(new URL(address), fetcher);
  await site.signIn('asha@example.org', 'a password');
  const heard: [string, number][] = [];
  const read = await site.read([], (call, count) => heard.push([call, count]));
  return { ...read, site, asked, heard };
}

describe('what an old site lists', () => {
  it('comes as it was entered, the first first; what has an order there keeps it', async () => {
    const { rows, heard } = await readAs({
      [MESSAGES]: [message(30), message(4), message(12)],
      [TYPES]: [type(9, 1), type(2, 2), type(5, 3)],
    });
    expect(rows.map(({ number, subject, sourceKey }) => [number, subject, sourceKey])).toEqual([
      [1, 'contact-message', '4'],
      [2, 'contact-message', '12'],
      [3, 'contact-message', '30'],
      [4, 'donation-type', '9'],
      [5, 'donation-type', '2'],
      [6, 'donation-type', '5'],
    ]);
    expect(rows.slice(3).map(({ fields }) => [fields.column, fields.fee, fields.isActive])).toEqual([
      ['MEMBERSHIP', '12.50', true],
      ['FESTIVAL', '12.50', true],
      ['HALL_AND_OTHER', '12.50', true],
    ]);
    expect(heard).toEqual([
      [MESSAGES, 3],
      [TYPES, 3],
      [PEOPLE, 0],
    ]);
  });

  it('is read up to twenty thousand things a list; a longer list is named, and the others still come', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => message(at + 1));
    const most = await readAs({ [MESSAGES]: many });
    expect([most.rows.length, most.unread]).toEqual([20_000, []]);
    const more = await readAs({ [MESSAGES]: [...many, message(20_001)], [TYPES]: [type(1, 1)] });
    expect([more.rows.length, more.unread]).toEqual([1, [MESSAGES]]);
  });

  it('that makes no sense is named by what it says, and numbered', async () => {
    const { rows, refused } = await readAs({ [TYPES]: [type(1, 1), { subDnTypeID: 'x' }, 'y'.repeat(100)] });
    expect(rows).toHaveLength(1);
    expect(refused).toMatchObject([
      { number: 1, subject: 'donation-type', label: '{"subDnTypeID":"x"}' },
      { number: 2, subject: 'donation-type', label: `"${'y'.repeat(59)}` },
    ]);
  });

  it('is asked for with the token of who signed in, also behind a path, by which it is known again', async () => {
    const { asked, site } = await readAs({}, `https://old.example.org/samaj/${'x'.repeat(400)}`);
    expect(site.source).toHaveLength(300);
    expect((await readAs({}, 'https://old.example.org/samaj')).site.source).toBe(
      'https://old.example.org/samaj/',
    );
    expect(asked[0]).toMatch(/^\/samaj\/x+\/api\/login\/signin undefined$/);
    expect(asked.slice(1).map((one) => one.replace(/^\/samaj\/x+/, ''))).toEqual(
      [MESSAGES, TYPES, PEOPLE].map((call) => `${call} a-token`),
    );
  });
});

it('a file of an old site that cannot be read is none; an address that may not be read ends the import', async () => {
  const failing = (key: 'addressUnreadable' | 'addressRefused') =>
    new OldSite(new URL('https://old.example.org'), {
      json: async () => [],
      stream: async () => Promise.reject(new AppError('BAD_USER_INPUT', key)),
    });
  expect(await failing('addressUnreadable').openFile('/EventImg/holi.png')).toBeUndefined();
  await expect(failing('addressRefused').openFile('/EventImg/holi.png')).rejects.toMatchObject({
    messageKey: 'addressRefused',
  });
});
