import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  codeRequestRules,
  passwordResetFormRules,
  passwordResetRules,
  signInRules,
  signUpFormRules,
  signUpRules,
} from '../../rules/accounts.ts';
import { donationRules } from '../../rules/donations.ts';
import { firstIssue } from '../../rules/first-issue.ts';
import {
  memberRegistrationFormRules,
  memberRegistrationRules,
  memberSignInRules,
} from '../../rules/matrimonial-accounts.ts';
import { MESSAGES } from '../../rules/messages.ts';
import { appWithOwner } from './app-with-owner.ts';
import { buildUser, openSession, PASSWORD } from './factories.ts';
import { graphql, legacySave } from './requests.ts';
import { type TestApp } from './test-app.ts';

type Fields = Record<string, string | number>;

/** A message of spec §5 and the fields that cause it, in the order in which the form checks them. */
type Row = readonly [text: string, fields: Fields];

interface Form {
  /** Fields that the form accepts. */
  valid: Fields;
  rows: readonly Row[];
  /** The browser form's rules. */
  form: z.ZodType;
  /** The service's rules; messages in `onlyForm` do not apply to it. */
  service: z.ZodType;
  onlyForm?: readonly string[];
  mutation: string;
  legacy: { url: string; keys: Record<string, string>; send?: typeof sendJson };
  /** Returns the token of someone who may send the form; without it, anybody may. */
  as?: (app: TestApp) => Promise<string>;
}

function sendJson({ server }: TestApp, url: string, body: Fields, _token?: string) {
  return server.inject({ method: 'POST', url, payload: body });
}

const ASKED = { asksSheri: true, sheriLabel: '' };

const CONFIRM = ['Enter confirm password', 'Enter valid confirm password.'];

const FORMS: Record<string, Form> = {
  'sign-up': {
    valid: {
      name: 'Hetal Shah',
      address: '1 Tulsi Lane',
      postcode: 'LE4 6XX',
      email: 'hetal@example.org',
      sheri: 'Desai Pol',
      mobile: '7700900777',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    },
    rows: [
      ['Enter name', { name: ' ' }],
      ['Enter address', { address: '' }],
      ['Enter postcode', { postcode: '' }],
      ['Enter e-mail', { email: '' }],
      ['Enter sheri', { sheri: '\t' }],
      ['Enter mobile', { mobile: '' }],
      ['Enter valid mobile no.', { mobile: '770090077' }],
      ['Enter password', { password: '' }],
      ['Enter confirm password', { confirmPassword: '' }],
      ['Enter valid confirm password.', { confirmPassword: `${PASSWORD}x` }],
      ['Enter valid e-mail', { email: 'hetal@example' }],
      [
        'Use at least 10 characters for the password.',
        { password: 'lamp-kite', confirmPassword: 'lamp-kite' },
      ],
    ],
    form: signUpFormRules(ASKED),
    service: signUpRules(ASKED),
    onlyForm: CONFIRM,
    mutation: 'mutation ($input: SignUpInput!) { signUp(input: $input) { userId } }',
    legacy: {
      url: '/api/login/saveuser',
      keys: {
        name: 'UserName',
        address: 'Address',
        postcode: 'PostCode',
        email: 'EmailID',
        sheri: 'Sheri',
        mobile: 'MobileNo',
        password: 'Password',
      },
    },
  },
  login: {
    valid: { login: 'hetal@example.org', password: PASSWORD },
    rows: [
      ['Enter valid e-mail/mobile or password', { login: '' }],
      ['Enter valid e-mail/mobile or password', { password: '' }],
    ],
    form: signInRules,
    service: signInRules,
    mutation: 'mutation ($input: SignInInput!) { signIn(input: $input) { userId } }',
    legacy: { url: '/api/login/signin', keys: { login: 'Login', password: 'Password' } },
  },
  'get OTP': {
    valid: { mobile: '7700900777', countryCode: '44' },
    rows: [
      ['Enter mobile', { mobile: '' }],
      ['Enter valid mobile no.', { mobile: '12345' }],
    ],
    form: codeRequestRules,
    service: codeRequestRules,
    mutation: 'mutation ($input: PasswordCodeInput!) { requestPasswordCode(input: $input) }',
    legacy: { url: '/api/login/sendotp', keys: { mobile: 'MobNo', countryCode: 'ContCode' } },
  },
  'forgot password': {
    valid: {
      mobile: '7700900777',
      countryCode: '44',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      code: '123456',
    },
    rows: [
      ['Enter mobile', { mobile: '' }],
      ['Enter valid mobile no.', { mobile: '77009007770' }],
      ['Enter password', { password: '' }],
      ['Enter confirm password', { confirmPassword: '' }],
      ['Enter valid confirm password.', { confirmPassword: 'another-password-9' }],
      ['Verify mobile.', { code: '' }],
      ['Invalid OTP.', { code: '1234' }],
    ],
    form: passwordResetFormRules,
    service: passwordResetRules,
    onlyForm: CONFIRM,
    mutation: 'mutation ($input: PasswordResetInput!) { resetPassword(input: $input) { userId } }',
    legacy: {
      url: '/api/admin/updatenewpsw',
      keys: { mobile: 'MobileNo', countryCode: 'ContCode', password: 'Password', code: 'OTP' },
    },
  },
  donation: {
    valid: {
      subTypeId: 6,
      donorName: 'Hetal Shah',
      amount: '11.50',
      email: 'hetal@example.org',
      phone: '0116 496 0117',
      message: '',
      idempotencyKey: 'b0f6a1de-2a0c-4a53-9c1f-0d8a4a9a3f10',
    },
    rows: [
      ['Select donation type.', { subTypeId: 0 }],
      ['Enter name', { donorName: ' ' }],
      ['Enter valid amount.', { amount: '0' }],
      ['Enter email', { email: '' }],
      ['Enter phone no.', { phone: '' }],
    ],
    form: donationRules,
    service: donationRules,
    mutation: 'mutation ($input: DonationInput!) { donate(input: $input) { reference } }',
    legacy: {
      url: '/api/donpayment/savedata',
      keys: {
        subTypeId: 'SubDnTypeID',
        donorName: 'DonerName',
        amount: 'DonatAmt',
        email: 'Email',
        phone: 'PhoneNo',
        message: 'Message',
        idempotencyKey: '',
      },
      send: (app, url, body, token) => legacySave(app, { url, token, json: [body], part: 'savedata' }),
    },
    as: async (app) => openSession(app, { userId: (await buildUser(app)).id }),
  },
  'matrimonial login': {
    valid: { countryCode: '44', mobile: '7700900777', password: PASSWORD },
    rows: [
      ['Enter valid mobile or password', { mobile: '' }],
      ['Enter valid mobile or password', { password: '' }],
    ],
    form: memberSignInRules,
    service: memberSignInRules,
    mutation: 'mutation ($input: MemberSignInInput!) { signInMember(input: $input) { memberId } }',
    legacy: {
      url: '/api/matrimonial/signin',
      keys: { countryCode: 'ContCode', mobile: 'MobileNo', password: 'Password' },
    },
  },
  'matrimonial registration': {
    valid: {
      profileForId: 1,
      name: 'Ramesh Vyas',
      countryCode: '44',
      mobile: '7700900777',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      code: '123456',
    },
    rows: [
      ['Select create profile for', { profileForId: 0 }],
      ['Enter name', { name: '  ' }],
      ['Select country code.', { countryCode: 'x' }],
      ['Enter mobile', { mobile: '' }],
      ['Enter valid 10 digit mobile no.', { mobile: '770090077' }],
      ['Enter password', { password: '' }],
      ['Enter confirm password', { confirmPassword: '' }],
      ['Enter valid confirm password.', { confirmPassword: 'another-password-9' }],
      ['Invalid OTP.', { code: '' }],
    ],
    form: memberRegistrationFormRules,
    service: memberRegistrationRules,
    onlyForm: CONFIRM,
    mutation: 'mutation ($input: MemberRegistrationInput!) { registerMember(input: $input) { memberId } }',
    legacy: {
      url: '/api/matrimonial/saveprofilemst',
      keys: {
        profileForId: 'ProfileForID',
        name: 'UserName',
        countryCode: 'ContCode',
        mobile: 'MobileNo',
        password: 'Password',
        code: 'OTP',
      },
    },
  },
};

function textOf(rules: z.ZodType, fields: Fields): string | undefined {
  const { error } = rules.safeParse(fields);
  return error && MESSAGES[firstIssue(rules, error).messageKey];
}

function only(keys: readonly string[], fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key)));
}

function answerOf(response: LightMyRequestResponse): unknown {
  return [response.statusCode, response.json()];
}

describe.each(Object.entries(FORMS))('[spec §5] %s', (_name, form) => {
  const app = appWithOwner();
  const { valid, rows, legacy, onlyForm = [] } = form;
  const sent = rows.filter(([text]) => !onlyForm.includes(text));
  // All later fields are wrong too: the first message in order is the one shown (D81).
  const withLater = rows.map(([text, fields], index) => {
    const later = rows.slice(index + 1).map(([, wrong]) => wrong);
    return [text, Object.assign({}, valid, ...later.reverse(), fields)] as const;
  });

  it('accepts valid fields', () => {
    expect([textOf(form.form, valid), textOf(form.service, valid)]).toEqual([undefined, undefined]);
  });

  it.each(rows)('rules: %s', (text, fields) => {
    expect(textOf(form.form, { ...valid, ...fields })).toBe(text);
    if (!onlyForm.includes(text)) expect(textOf(form.service, { ...valid, ...fields })).toBe(text);
  });

  it.each(withLater)('[D81] rules, with the later fields wrong too: %s', (text, fields) => {
    expect(textOf(form.form, fields)).toBe(text);
  });

  it.each(sent)('GraphQL: %s', async (text, fields) => {
    const input = only(Object.keys(legacy.keys), { ...valid, ...fields });
    const token = await form.as?.(app);
    const { status, errors } = await graphql(app, { query: form.mutation, variables: { input }, token });
    expect([status, errors?.[0]?.message, errors?.[0]?.extensions.code]).toEqual([
      400,
      text,
      'BAD_USER_INPUT',
    ]);
  });

  it.each(sent)('REST: %s', async (text, fields) => {
    const values = { ...valid, ...fields };
    const body = Object.fromEntries(
      Object.entries(legacy.keys).map(([field, key]) => [key, values[field] ?? '']),
    );
    const send = legacy.send ?? sendJson;
    expect(answerOf(await send(app, legacy.url, body, await form.as?.(app)))).toEqual([400, text]);
  });
});
