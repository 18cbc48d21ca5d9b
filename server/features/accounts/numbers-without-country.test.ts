import { expect, it, onTestFinished } from 'vitest';
import { place, setPlace } from '../../../rules/place.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { buildUser } from '../../testing/factories.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

it('a number that is sent without its country is of the association’s, by every way in', async () => {
  const home = { ...place };
  onTestFinished(() => setPlace(home));
  const { siteSettings } = app.features.services;
  const { version, ownLanguage: _own, translations: _texts, ...settings } = await siteSettings.find();
  const noAccount = { bankSortCode: '', bankAccountNumber: '' };
  await siteSettings.save(OPERATOR, version, {
    ...{ ...settings, ...noAccount },
    ...{ country: 'IN', currency: 'INR', timeZone: 'Asia/Kolkata', callingCode: '91' },
  });

  const post = (url: string, payload: object) =>
    app.server.inject({ method: 'POST', url, payload, remoteAddress: freshAddress() });
  const ask = (what: string, input: object) =>
    post('/graphql', {
      query: `mutation ($input: ${what}Input!) { request${what}(input: $input) }`,
      variables: { input },
    });
  await buildUser(app, { mobile: '+919825012301' });
  await ask('MemberCode', { mobile: '98250 12302', purpose: 'REGISTRATION' });
  await ask('PasswordCode', { mobile: '98250 12301' });
  await post('/api/matrimonial/uksendsms', { MobNo: '98250 12303' });
  await app.outboxSender.sendDue();
  const numbers = app.messages.texts.map(({ to }) => to);
  expect(numbers.sort()).toEqual(['+919825012301', '+919825012302', '+919825012303']);
});
