import { expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { officeOf } from './managed-content-fixtures.ts';

const app = sharedTestApp({ environment: { RESPONSE_CACHE_MEGABYTES: '8' } });
const { saveEvent, whereSeen } = officeOf(app);

const PREVIEW = `query ($id: Int!, $language: String) { managedEvent(id: $id, language: $language) {
  item { name } asShown { name translations { language } } tab } }`;

it('a draft is previewed as visitors will see it: without a translation that is held back', async () => {
  const translations = [{ language: 'gu', name: 'ગીતોની સાંજ' }];
  const { id, name } = await saveEvent({ state: 'DRAFT', heldLanguages: ['gu'] }, { translations });
  const variables = { id, language: 'gu' };
  const { data } = await graphql(app, { query: PREVIEW, token: await adminToken(app), variables });
  expect(data.managedEvent).toEqual({
    item: { name: 'ગીતોની સાંજ' },
    asShown: { name, translations: [{ language: 'en' }] },
    tab: 'DRAFT',
  });
});

it.each([{ state: 'DRAFT' }, { state: 'HIDDEN' }, { shownFrom: new Date(Date.now() + 3_600_000) }])(
  '[AUTHZ-7] what is previewed is in no answer for visitors, kept or made anew: %o',
  async (visibility) => {
    const event = await saveEvent(visibility);
    const ask = async (token?: string) =>
      graphql(app, { query: PREVIEW, token, variables: { id: event.id } });
    const token = await adminToken(app);
    for (let time = 0; time < 2; time++) {
      const previewed = await ask(token);
      expect(previewed.data.managedEvent.asShown.name).toBe(event.name);
      expect(previewed.headers['cache-control']).toBe('no-store');
      expect(await whereSeen(event)).toEqual([]);
      // The same question without a session is refused, whatever was answered before.
      expect((await ask()).status).toBe(401);
    }
  },
);
