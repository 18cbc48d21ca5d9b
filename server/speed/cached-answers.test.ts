import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { place, setPlace } from '../../rules/place.ts';
import { sweep } from '../files/media-service-fixtures.ts';
import { countStatements } from '../testing/count-statements.ts';
import { adminToken, buildCandidate, eventFields, openSession, picture } from '../testing/factories.ts';
import { get, graphql, legacySave } from '../testing/requests.ts';
import { sharedTestApp } from '../testing/test-app.ts';
import { cacheAnswers } from './cached-answers.ts';
import { ChangeListener } from './change-listener.ts';
import { ResponseCache } from './response-cache.ts';

const LONDON = { ...place };
const CACHED = { RESPONSE_CACHE_MEGABYTES: '8' };
const app = sharedTestApp({ environment: CACHED });

const LIST = 'query List($page: Int) { events(page: $page) { totalCount items { id name } } }';
const SAVE = 'mutation Save($input: EventInput!) { saveEvent(input: $input) { id } }';
const ROLE = '{ viewer { role } }';
const LEGACY_LIST = '/api/admin/eventlist/0';

async function save(name: string, token: string): Promise<void> {
  const { errors } = await graphql(app, { query: SAVE, token, variables: { input: eventFields({ name }) } });
  expect(errors).toBeUndefined();
}

async function names(): Promise<string[]> {
  const { data } = await graphql(app, { query: LIST });
  return data.events.items.map((event: { name: string }) => event.name);
}

describe('answers that many get', () => {
  it('are made once for each operation, its variables and the wanted type', async () => {
    await graphql(app, { query: LIST });
    expect(await countStatements(() => graphql(app, { query: LIST }))).toBe(0);
    expect(
      await countStatements(() => graphql(app, { query: LIST, variables: { page: 2 } })),
    ).toBeGreaterThan(0);
    const headers = { accept: 'application/graphql-response+json' };
    expect((await graphql(app, { query: LIST, headers })).headers['content-type']).toContain(headers.accept);
    expect((await graphql(app, { query: LIST })).headers['content-type']).toContain('application/json');
  });

  it('are gone when whoever wrote is answered, by GraphQL and by legacy calls', async () => {
    const token = await adminToken(app);
    for (const name of ['Navratri', 'Sharad Purnima', 'Dhanteras']) {
      await names();
      await get(app, LEGACY_LIST);
      await save(name, token);
      expect(await names()).toContain(name);
      expect((await get(app, LEGACY_LIST)).json()).toContainEqual(expect.objectContaining({ name }));
    }
    expect(await countStatements(() => get(app, LEGACY_LIST))).toBe(0);
  });

  it('carry their entity tag, and a caller who has them is told so', async () => {
    const first = await get(app, LEGACY_LIST);
    const again = await get(app, LEGACY_LIST, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are kept also when the first who asks has them already', async () => {
    const { headers } = await get(app, LEGACY_LIST);
    // Something else that visitors read: all are forgotten, this one is made anew the same.
    await graphql(app, {
      query: 'mutation ($input: NoticeInput!) { saveNotice(input: $input) { id } }',
      token: await adminToken(app),
      variables: { input: { name: 'Hall closed', description: 'For the holidays, until Monday.' } },
    });
    const tag = { 'if-none-match': String(headers.etag) };
    expect((await get(app, LEGACY_LIST, tag)).statusCode).toBe(304);
    expect(await countStatements(() => get(app, LEGACY_LIST))).toBe(0);
  });

  it('say that the site is being filled while it is, and not after', async () => {
    const query = '{ siteSettings { isBeingFilled version } }';
    const asked = async () => (await graphql(app, { query })).data.siteSettings;
    const { siteSettings } = app.features.services;
    const { version } = await asked();
    for (const isBeingFilled of [true, false]) {
      await siteSettings.setBeingFilled(isBeingFilled);
      // Answered when this server has heard of all that was written before.
      await graphql(app, { query: 'mutation { recordVisit }' });
      expect(await asked()).toEqual({ isBeingFilled, version });
    }
    expect(await countStatements(asked)).toBe(0);
  });

  it('are kept once for a legacy call, whatever is written behind its address', async () => {
    await get(app, LEGACY_LIST);
    for (const url of [`${LEGACY_LIST}?x=1`, `${LEGACY_LIST}?${'y'.repeat(3000)}`, LEGACY_LIST.toUpperCase()])
      expect(await countStatements(() => get(app, url)), url).toBe(0);
  });

  it('of the calendar file of an event are those of the date that is asked for', async () => {
    const days = ['2090-05-01', '2090-05-02'];
    const series = { every: 'DAY', interval: 1, weekdays: [], until: days[1], leftOut: [] };
    const { data } = await graphql(app, {
      query: SAVE,
      token: await adminToken(app),
      variables: { input: eventFields({ startsOn: days[0], series }) },
    });
    for (const day of days)
      expect((await get(app, `/events/${data.saveEvent.id}/calendar.ics?day=${day}`)).body).toContain(
        `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      );
  });

  it('have one weak tag for all encodings, which each of them is asked again with', async () => {
    for (let index = 0; index < 20; index += 1) await save(`Dandiya ${index}`, await adminToken(app));
    const tags = [];
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await get(app, LEGACY_LIST, { 'accept-encoding': encoding });
      tags.push(headers.etag);
      const again = await get(app, LEGACY_LIST, {
        'accept-encoding': encoding,
        'if-none-match': String(headers.etag),
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect(new Set(tags).size).toBe(1);
    expect(tags[0]).toMatch(/^W\//);
  });

  it('stay while a profile gets a photo and the sweep goes by, which no visitor sees', async () => {
    const { id, memberId } = await buildCandidate(app);
    const token = await openSession(app, { memberId });
    const file = { content: await picture(), fileName: 'me.png', contentType: 'image/png' };
    for (const part of ['first', 'second']) {
      await get(app, LEGACY_LIST);
      const statements = await countStatements(async () => {
        const url = `/api/matrimonial/saveprofileimage/${id}`;
        expect((await legacySave(app, { url, token, part: 'ComponentId', json: 1, file })).statusCode).toBe(
          200,
        );
        await sweep(app.media, 3600);
        // Answered when this server has heard of all that was written before.
        await graphql(app, { query: 'mutation { recordVisit }' });
      });
      expect(statements, part).toBeGreaterThan(0);
      expect(await countStatements(() => get(app, LEGACY_LIST)), part).toBe(0);
    }
  });

  it('are gone when a file that visitors see is changed past the server', async () => {
    const { dataSource } = app.database;
    const [file] = await dataSource.query(
      `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, variants, state)
       VALUES ('EventImg', 'past.jpg', 'IMAGE', 'image/jpeg', 1, '[]', 'STORED') RETURNING id`,
    );
    for (const statement of [
      'UPDATE media_file SET width = 480 WHERE id = $1',
      'DELETE FROM media_file WHERE id = $1',
    ]) {
      await get(app, LEGACY_LIST);
      await dataSource.query(statement, [file.id]);
      await graphql(app, { query: 'mutation { recordVisit }' });
      expect(await countStatements(() => get(app, LEGACY_LIST)), statement).toBeGreaterThan(0);
    }
  });

  it.each(['br', 'gzip'])('travel compressed to whoever takes %s', async (encoding) => {
    for (let index = 0; index < 20; index += 1) await save(`Garba ${index}`, await adminToken(app));
    const plain = await get(app, LEGACY_LIST);
    const packed = await get(app, LEGACY_LIST, { 'accept-encoding': `deflate, ${encoding};q=0.5` });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const refused = await get(app, LEGACY_LIST, { 'accept-encoding': `${encoding};q=0` });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('[AUTHZ-7] never go to another role, in either direction', async () => {
    const token = await adminToken(app);
    const roleOf = async (who?: string) => (await graphql(app, { query: ROLE, token: who })).data.viewer.role;
    expect(await roleOf()).toBe('ANONYMOUS');
    expect(await roleOf(token)).toBe('ADMIN');
    expect(await roleOf()).toBe('ANONYMOUS');
    await get(app, LEGACY_LIST);
    for (const name of ['site-session', '__Host-site-session']) {
      const withSession = () => get(app, LEGACY_LIST, { cookie: `${name}=anything` });
      expect(await countStatements(withSession), name).not.toBe(0);
    }
  });

  it('go to visitors with cookies that are not ours', async () => {
    await graphql(app, { query: LIST });
    const headers = { cookie: '__cf_bm=theirs; site-language=gu' };
    expect(await countStatements(() => graphql(app, { query: LIST, headers }))).toBe(0);
  });

  it('are kept for nothing that does not say that it is shared, nor for what asks for that besides', async () => {
    for (const query of [
      '{ events { totalCount } viewer { role } }',
      '{ ...Both } fragment Both on Query { events { totalCount } ... on Query { viewer { role } } }',
    ]) {
      await graphql(app, { query });
      expect(await countStatements(() => graphql(app, { query })), query).toBeGreaterThan(0);
    }
    const shared =
      '{ ...One } fragment One on Query { events { totalCount } ... on Query { siteSettings { version } } }';
    await graphql(app, { query: shared });
    expect(await countStatements(() => graphql(app, { query: shared }))).toBe(0);
  });

  it('are kept for no question that is longer than ours are', async () => {
    for (const [length, isKept] of [
      [3000, true],
      [5000, false],
    ] as const) {
      const query = `${LIST} # ${'x'.repeat(length)}`;
      await graphql(app, { query });
      expect((await countStatements(() => graphql(app, { query }))) === 0, String(length)).toBe(isKept);
    }
  });

  it('are made anew when a part of them failed', async () => {
    const query = '{ events { totalCount } event(id: 1) { id } }';
    vi.spyOn(app.features.services.events, 'find').mockRejectedValueOnce(new Error('for once'));
    const { data, errors } = await graphql(app, { query });
    expect([data.event, errors?.length]).toEqual([null, 1]);
    expect(await countStatements(() => graphql(app, { query }))).not.toBe(0);
  });

  it('wait for no change when something is only read by GET', async () => {
    const catchUp = vi.spyOn(ChangeListener.prototype, 'catchUp');
    onTestFinished(() => void catchUp.mockRestore());
    const url = `/graphql?${new URLSearchParams({ query: ROLE })}`;
    await get(app, url, { 'apollo-require-preflight': 'true' });
    expect(catchUp).not.toHaveBeenCalled();
    await graphql(app, { query: 'mutation { recordVisit }' });
    expect(catchUp).toHaveBeenCalled();
  });

  it('are no writes: a mutation runs each time', async () => {
    const query = 'mutation { recordVisit }';
    const first = (await graphql(app, { query, from: '192.0.2.1' })).data.recordVisit;
    const second = (await graphql(app, { query, from: '192.0.2.2' })).data.recordVisit;
    expect(second).toBe(first + 1);
  });
});

describe('answers that depend on the day', () => {
  it('[D96] end with it, also where midnight is at half past an hour of UTC', async () => {
    setPlace({ ...LONDON, timeZone: 'Asia/Kolkata' });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-06T18:29:45Z') });
    const server = fastify();
    onTestFinished(async () => {
      setPlace(LONDON);
      vi.useRealTimers();
      await server.close();
    });
    await server.register(cookie);
    const cache = new ResponseCache(1_000_000);
    cache.isListening = true;
    cacheAnswers(server, cache, { catchUp: async () => {} });
    let made = 0;
    server.get('/read', { config: { shared: true } }, async () => {
      made += 1;
      return 'read';
    });
    for (const [moment, times] of [
      ['2027-03-06T18:29:45Z', 1],
      ['2027-03-06T18:29:59Z', 1],
      ['2027-03-06T18:30:00Z', 2],
    ] as const) {
      vi.setSystemTime(new Date(moment));
      await server.inject('/read');
      expect(made, moment).toBe(times);
    }
  });
});

describe('whoever writes', () => {
  it.each([
    ['POST', '/save'],
    ['GET', '/delete'],
  ] as const)('by %s is answered when the change is heard of, and who reads at once', async (method, url) => {
    const server = fastify();
    onTestFinished(() => server.close());
    await server.register(cookie);
    let hear = () => {};
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    cacheAnswers(server, new ResponseCache(0), { catchUp: () => heard });
    server.get('/read', async () => 'read');
    server.post('/save', async () => 'written');
    server.get('/delete', { config: { writes: true } }, async () => 'written');

    const written = server.inject({ method, url });
    const first = await Promise.race([written, server.inject('/read')]);
    expect(first.body).toBe('read');
    hear();
    expect((await written).body).toBe('written');
  });
});
