import { describe, expect, it } from 'vitest';
import { appWithOwner } from '../../testing/app-with-owner.ts';
import { PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress, signInTo } from '../../testing/sign-in.ts';
import { User } from './user.entity.ts';

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { userId role name mobile } }';

let serial = 0;

function fields(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  serial += 1;
  return {
    name: `Newcomer ${serial}`,
    address: '12 Tulsi Lane\nLeicester',
    postcode: 'LE4 6XX',
    email: `newcomer${serial}@example.org`,
    sheri: 'Desai Pol',
    mobile: String(7_700_200_000 + serial),
    password: PASSWORD,
    ...overrides,
  };
}

function legacyBody(input: Record<string, unknown>, overrides: Record<string, unknown> = {}) {
  return {
    UserID: 0,
    UserName: input.name,
    EmailID: input.email,
    MobileNo: input.mobile,
    Address: input.address,
    Sheri: input.sheri,
    Password: input.password,
    PostCode: input.postcode,
    UserStatus: 'Active',
    UserTypeID: 0,
    ...overrides,
  };
}

describe('sign-up', () => {
  const app = appWithOwner();

  function post(url: string, payload: Record<string, unknown>, from = freshAddress()) {
    return app.server.inject({ method: 'POST', url, payload, remoteAddress: from });
  }

  function signUp(input: Record<string, unknown>, from?: string) {
    return post('/graphql', { query: SIGN_UP, variables: { input } }, from);
  }

  function stored(email: unknown) {
    return app.database.dataSource.manager.find(User, { where: { email: String(email) } });
  }

  it('[D11] creates an active ordinary user, normalises the input and signs the browser in', async () => {
    const input = fields({
      name: '  Hetal Shah ',
      email: 'Hetal.Shah@Example.org',
      mobile: '+44 7700 900777',
    });
    const response = await signUp(input);
    expect(response.json().data.signUp).toMatchObject({
      role: 'MAIN_USER',
      name: 'Hetal Shah',
      mobile: '7700900777',
    });
    expect(response.cookies.map(({ name }) => name)).toEqual(['site-session', 'XSRF-TOKEN', 'site-device']);
    expect(await stored('hetal.shah@example.org')).toMatchObject([
      { officeRoles: [], status: 'ACTIVE', mobile: '+447700900777', sheri: 'Desai Pol' },
    ]);
    expect((await signInTo(app, { login: '07700 900777' })).data.signIn.role).toBe('MAIN_USER');
  });

  it('[AUTH-10] a type, status or id that an old client sends is ignored', async () => {
    const input = fields();
    const response = await post(
      '/api/login/saveuser',
      legacyBody(input, { UserTypeID: 1, UserStatus: 'DeActive' }),
    );
    expect(response.statusCode).toBe(200);
    expect(response.json()).toBeGreaterThan(0);
    expect(await stored(input.email)).toMatchObject([
      { id: response.json(), officeRoles: [], status: 'ACTIVE' },
    ]);
  });

  it('an old client gets the new id, and a token in a header', async () => {
    const response = await post('/api/login/saveuser', legacyBody(fields()));
    const token = response.headers['x-user-token'];
    const { data } = await graphql(app, { query: '{ viewer { userId } }', token: String(token) });
    expect(data.viewer.userId).toBe(response.json());
  });

  it('[AUTH-7] only a hash of the password is stored', async () => {
    const input = fields();
    await signUp(input);
    const [row] = await app.database.dataSource.query('SELECT * FROM user_account WHERE email = $1', [
      input.email,
    ]);
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  it.each([
    ['e-mail', 'email', 'This email is already registered. Sign in, or use Forgot Password.'],
    ['mobile', 'mobile', 'This mobile no. is already registered. Sign in, or use Forgot Password.'],
  ])('[D12] a second account with the same %s is refused by GraphQL and REST', async (_what, key, text) => {
    const first = fields();
    await signUp(first);
    const written = key === 'email' ? String(first.email).toUpperCase() : `0${first.mobile}`;
    const answer = (await signUp(fields({ [key]: written }))).json();
    expect(answer.errors[0]).toMatchObject({ message: text, extensions: { code: 'CONFLICT', field: key } });
    const legacy = await post('/api/login/saveuser', legacyBody(fields({ [key]: written })));
    expect([legacy.statusCode, legacy.json()]).toEqual([409, text]);
  });

  it('[DATA-3] twenty concurrent registrations of one mobile create one account', async () => {
    const mobile = '7700299999';
    const responses = await Promise.all(Array.from({ length: 20 }, () => signUp(fields({ mobile }))));
    const outcomes = responses.map((response) => response.json().errors?.[0].extensions.messageKey ?? 'made');
    expect(outcomes.sort()).toEqual(['made', ...Array.from({ length: 19 }, () => 'mobileTaken')]);
  });

  it.each([
    ['Password123', 'passwordTooCommon'],
    ['1234567890', 'passwordTooCommon'],
    ['aaaaaaaaaaaa', 'passwordTooCommon'],
    ['Jasmine Pandya', 'passwordIsPersonal'],
    ['jasminepandya', 'passwordIsPersonal'],
    ['jasmine.p@example.org', 'passwordIsPersonal'],
    ['07700900555', 'passwordIsPersonal'],
    ['x'.repeat(129), 'passwordTooLong'],
    ['garba nine', undefined],
    ['ગરબા રાતના દીવા', undefined],
    [` ${'lamp '.repeat(3)}`, undefined],
  ])('[D10] the password %j answers %s', async (password, messageKey) => {
    await app.database.dataSource.query(`DELETE FROM user_account WHERE mobile = '+447700900555'`);
    const input = fields({
      name: 'Jasmine Pandya',
      email: 'jasmine.p@example.org',
      mobile: '7700900555',
      password,
    });
    expect((await signUp(input)).json().errors?.[0].extensions.messageKey).toBe(messageKey);
  });

  it('is rate-limited per network', async () => {
    const from = freshAddress();
    for (let count = 0; count < 20; count += 1) await signUp(fields(), from);
    const refused = await signUp(fields(), from);
    expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signUp(fields())).statusCode).toBe(200);
  });
});
