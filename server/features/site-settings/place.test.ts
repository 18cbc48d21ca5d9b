import { afterEach, describe, expect, it } from 'vitest';
import { place, setPlace } from '../../../rules/place.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { buildMember, buildUser, eventFields } from '../../testing/factories.ts';
import { NEXT_YEAR } from '../../testing/future-dates.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { HallHire } from '../hall-hire/hall-hire.entity.ts';
import { hireFields } from '../hall-hire/hall-hire-fixtures.ts';
import { Member } from '../matrimonial/members/member.entity.ts';

const app = sharedTestApp();
const HOME = { ...place };
afterEach(() => setPlace(HOME));

/** Without a bank account, which is named otherwise elsewhere. */
const NO_ACCOUNT = { bankSortCode: '', bankAccountNumber: '' };

async function move(changes: Partial<typeof HOME>) {
  const { siteSettings } = app.features.services;
  const {
    id: _id,
    updatedAt: _at,
    version,
    ownLanguage: _own,
    translations: _texts,
    ...texts
  } = await siteSettings.find();
  return siteSettings.save(OPERATOR, version, { ...texts, ...NO_ACCOUNT, ...changes });
}

describe('the place of an association', () => {
  it('is set once: it can be chosen until an account, a payment or a hire depends on it', async () => {
    await move({ country: 'IN', currency: 'INR', timeZone: 'Asia/Kolkata', callingCode: '91' });
    expect(place).toEqual({ country: 'IN', currency: 'INR', timeZone: 'Asia/Kolkata', callingCode: '91' });

    const { data, errors } = await graphql(app, {
      query: 'mutation ($input: HireRequestInput!) { sendHireRequest(input: $input) }',
      variables: { input: { ...hireFields(), date: '2027-03-06', from: '18:00', to: '21:00' } },
    });
    expect({ data, errors }).toMatchObject({ errors: undefined });
    const hire = await app.database.dataSource.manager.findOneByOrFail(HallHire, {});
    expect(hire.startsAt.toISOString()).toBe('2027-03-06T12:30:00.000Z');

    await expect(move({ currency: 'GBP' })).rejects.toMatchObject({ messageKey: 'placeIsSet' });
    await expect(move({ timeZone: 'Europe/London' })).rejects.toMatchObject({ messageKey: 'placeIsSet' });
    // What stays the same is no change.
    await move({ currency: 'INR' });
    await app.database.dataSource.manager.deleteAll(HallHire);
    const day = { startsOn: `${NEXT_YEAR}-05-02`, fromTime: '19:00' };
    const { id } = await app.features.services.events.save(OPERATOR, 'new', eventFields(day));
    await expect(move({ timeZone: 'Europe/London' })).rejects.toMatchObject({ messageKey: 'placeIsSet' });
    await app.features.services.events.states.removeForGood(OPERATOR, id);
    const member = await buildMember(app);
    await expect(move({ callingCode: '44' })).rejects.toMatchObject({ messageKey: 'placeIsSet' });
    await app.database.dataSource.manager.delete(Member, { id: member.id });
    await buildUser(app);
    await expect(move({ callingCode: '44' })).rejects.toMatchObject({ messageKey: 'placeIsSet' });
    const { data: shown } = await graphql(app, { query: '{ siteSettings { placeIsSet currency } }' });
    expect(shown.siteSettings).toEqual({ placeIsSet: true, currency: 'INR' });
  });

  it.each([
    { country: 'XX' },
    { country: 'gb' },
    { currency: 'POUNDS' },
    { currency: 'QQQ' },
    { timeZone: '+05:30' },
    { timeZone: "Europe/London'; DROP TABLE donation" },
    { callingCode: '+44' },
  ])('is not %j', async (changes) => {
    await expect(move(changes)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
