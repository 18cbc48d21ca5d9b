import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { appWithOwner } from '../../testing/app-with-owner.ts';
import { buildUser, PASSWORD } from '../../testing/factories.ts';
import { get } from '../../testing/requests.ts';
import { cookieHeader, freshAddress } from '../../testing/sign-in.ts';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { userId } }';
const TOKEN = 'mutation ($input: SignInInput!) { createAccessToken(input: $input) { token } }';
const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { userId } }';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

describe('a sign-in from elsewhere', () => {
  const app = appWithOwner();
  const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

  function post(
    query: string,
    input: object,
    headers: Record<string, string> = {},
    remoteAddress = freshAddress(),
  ) {
    return app.server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: { 'user-agent': PHONE, ...headers },
      payload: { query, variables: { input } },
    });
  }

  let newcomers = 0;
  const newcomer = () => {
    newcomers += 1;
    return {
      name: 'Nita New',
      address: '1 Lane',
      postcode: 'CT1 1AA',
      email: `nita.new${newcomers}@example.org`,
      sheri: 'Sheri',
      mobile: `770093123${newcomers}`,
      password: PASSWORD,
    };
  };

  const signIn = (login: string, headers = {}) => post(SIGN_IN, { login, password: PASSWORD }, headers);
  const markIn = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
    cookies.find(({ name }) => name === 'site-device')!;

  async function lettersTo(email: string) {
    await app.outboxSender.sendDue();
    return app.messages.mails.filter(({ to }) => to === email);
  }

  it('is told by mail when the browser is not known, with when, what and what to do', async () => {
    const { email } = await buildUser(app);
    const first = await signIn(email);
    expect(await lettersTo(email)).toEqual([]);
    const mark = markIn(first);
    expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 365 * 24 * 3600 });

    await signIn(email, { cookie: cookieHeader([mark]) });
    expect(await lettersTo(email)).toEqual([]);

    expect((await signIn(email)).statusCode).toBe(200);
    const [letter, ...others] = await lettersTo(email);
    expect(others).toEqual([]);
    expect(letter?.text).toContain('using Chrome on Android. We have not seen this browser before.');
    expect(letter?.text).toMatch(/on \w+,? \d+ \w+ \d{4}/);
    expect(letter?.text).toContain('/sign-up');
  });

  it('names no browser that it does not know, and writes in the language of the page', async () => {
    const { email } = await buildUser(app);
    await signIn(email);
    await signIn(email, { 'user-agent': 'curl/8', cookie: 'site-language=gu' });
    const [letter] = await lettersTo(email);
    expect(letter?.text).toContain('એવા બ્રાઉઝરથી સાઇન ઇન કર્યું છે જે પહેલાં');
    expect(letter?.text).not.toContain('{{');
    expect(await query('SELECT letter_language FROM user_account WHERE email = $1', [email])).toEqual([
      { letter_language: 'gu' },
    ]);
  });

  it.each([
    ['gu-IN,gu;q=0.9,en;q=0.8', undefined, 'gu'],
    // Telugu is not offered.
    ['te,gu;q=0.9', undefined, 'gu'],
    ['te,en;q=0.9', undefined, null],
    ['gu', 'en', 'en'],
  ])(
    '[VISIT-3] letters are in the language of the page, of a browser that accepts %s and chose %s: %s',
    async (accepted, chosen, expected) => {
      const { siteSettings } = app.features.services;
      const { version, ownLanguage: _own, translations: _texts, ...settings } = await siteSettings.find();
      await siteSettings.save(OPERATOR, version, { ...settings, languages: ['en', 'gu'] });
      const input = newcomer();
      const headers = { 'accept-language': accepted, cookie: chosen ? `site-language=${chosen}` : '' };
      const answer = await post(SIGN_UP, input, headers);
      expect(answer.json().errors).toBeUndefined();
      const language = () =>
        query('SELECT letter_language FROM user_account WHERE email = $1', [input.email]);
      expect(await language()).toEqual([{ letter_language: expected }]);

      const known = expected ?? 'gu';
      await signIn(input.email, { 'accept-language': 'gu' });
      const [letter] = await lettersTo(input.email);
      expect(/\p{Script=Gujarati}/u.test(letter!.text)).toBe(known === 'gu');
      expect(await language()).toEqual([{ letter_language: known }]);
    },
  );

  it('is not told to whoever signs up, whose browser is known from then on', async () => {
    const input = newcomer();
    const answer = await post(SIGN_UP, input);
    expect(answer.json().errors).toBeUndefined();
    await signIn(input.email, { cookie: cookieHeader([markIn(answer)]) });
    expect(await lettersTo(input.email)).toEqual([]);
  });

  it('of a wrong password is told to nobody', async () => {
    const { email } = await buildUser(app);
    await signIn(email);
    await post(SIGN_IN, { login: email, password: 'not the password' });
    expect(await lettersTo(email)).toEqual([]);
  });

  it('by a program is told when its network is not known', async () => {
    const { email } = await buildUser(app);
    const input = { login: email, password: PASSWORD };
    const home = freshAddress();
    for (let count = 0; count < 2; count += 1) await post(TOKEN, input, {}, home);
    expect(await lettersTo(email)).toEqual([]);
    await post(TOKEN, input);
    const letters = await lettersTo(email);
    expect(letters.map(({ text }) => text)).toEqual([
      expect.stringContaining('by an app, from a network we have not seen before'),
    ]);
  });

  it("keeps at most 20 marks of an account, none of which tells another account's, and lists them in the export", async () => {
    const [one, other] = [await buildUser(app), await buildUser(app)];
    const mark = markIn(await signIn(one.email));
    await signIn(other.email, { cookie: cookieHeader([mark]) });
    const hashes = await query('SELECT DISTINCT mark_hash FROM known_device WHERE user_id = ANY ($1)', [
      [one.id, other.id],
    ]);
    expect(hashes).toHaveLength(2);
    await query(
      `INSERT INTO known_device (user_id, transport, mark_hash)
       SELECT $1, 'COOKIE', sha256(n::text::bytea) FROM generate_series(1, 30) n`,
      [one.id],
    );
    const last = await signIn(one.email);
    const { cookies } = last;
    const marks = await query(`SELECT count(*)::integer AS count FROM known_device WHERE user_id = $1`, [
      one.id,
    ]);
    expect(marks).toEqual([{ count: 20 }]);
    const { signedInFrom } = (
      await get(app, '/exports/my-data.json', { cookie: cookieHeader(cookies) })
    ).json();
    expect(signedInFrom).toHaveLength(20);
    expect(signedInFrom[0]).toEqual({
      transport: 'COOKIE',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    });
    // Those that were used longest ago are forgotten.
    const letters = await lettersTo(one.email);
    await signIn(one.email, { cookie: cookieHeader([markIn(last)]) });
    expect(await lettersTo(one.email)).toHaveLength(letters.length);
  });

  it('a browser stays known, however many networks programs have signed in from', async () => {
    const { email, id } = await buildUser(app);
    const mark = markIn(await signIn(email));
    await query(`UPDATE known_device SET last_used_at = now() - interval '1 day' WHERE user_id = $1`, [id]);
    await query(
      `INSERT INTO known_device (user_id, transport, mark_hash)
       SELECT $1, 'BEARER', sha256(n::text::bytea) FROM generate_series(1, 20) n`,
      [id],
    );
    await post(TOKEN, { login: email, password: PASSWORD });
    const letters = await lettersTo(email);
    await signIn(email, { cookie: cookieHeader([mark]) });
    expect(await lettersTo(email)).toHaveLength(letters.length);
  });

  it('a mark that was not used for a year counts no longer', async () => {
    const { email, id } = await buildUser(app);
    const mark = markIn(await signIn(email));
    await query(`UPDATE known_device SET last_used_at = now() - interval '366 days' WHERE user_id = $1`, [
      id,
    ]);
    await signIn(email, { cookie: cookieHeader([mark]) });
    expect(await lettersTo(email)).toHaveLength(1);
  });
});
