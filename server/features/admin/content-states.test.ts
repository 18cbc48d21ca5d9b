import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { momentOf } from '../../../rules/zoned-time.ts';
import { eventFields } from '../../testing/factories.ts';
import { lastSunday } from '../../testing/future-dates.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import {
  CHANGE,
  EVERYWHERE,
  LIST,
  MANAGED,
  officeOf,
  PUBLIC_LIST,
  SAVE,
  unique,
  uniqueName,
} from './managed-content-fixtures.ts';

const app = sharedTestApp({ environment: { RESPONSE_CACHE_MEGABYTES: '8' } });
const { ask, saveEvent, whereSeen } = officeOf(app);

/** Moves this server's clock, on which visibility depends, without stopping it. */
function moveClockTo(moment: Date): void {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

afterEach(() => vi.useRealTimers());

describe('what visitors see', () => {
  it('is what has been published, and by default that is what is saved', async () => {
    expect(await whereSeen(await saveEvent())).toEqual(EVERYWHERE);
  });

  it.each(['DRAFT', 'HIDDEN'])('is nothing that is %s, until it is published', async (state) => {
    const event = await saveEvent({ state });
    expect(await whereSeen(event)).toEqual([]);
    const { data } = await ask(MANAGED, { id: event.id });
    expect(data.managedEvent).toMatchObject({ item: { name: event.name }, visibility: { state } });
    await ask(CHANGE, { ids: [event.id], visibility: { state: 'PUBLISHED' } });
    expect(await whereSeen(event)).toEqual(EVERYWHERE);
  });

  it('comes and goes by the clock to the second, also where answers are kept', async () => {
    const from = new Date(Math.floor(Date.now() / 1000) * 1000 + 3_600_000);
    const until = new Date(from.getTime() + 60_000);
    const event = await saveEvent({ shownFrom: from, shownUntil: until });
    expect(await whereSeen(event)).toEqual([]);
    for (const [moment, expected] of [
      [from.getTime() - 1000, []],
      [from.getTime(), EVERYWHERE],
      [until.getTime() - 1000, EVERYWHERE],
      [until.getTime(), []],
    ] as const) {
      moveClockTo(new Date(moment));
      // Twice, so that the second is a kept answer where there is one.
      await whereSeen(event);
      expect(await whereSeen(event), new Date(moment).toISOString()).toEqual(expected);
    }
  });

  it('is never gone before it is shown, whichever of the two moments is sent', async () => {
    const event = await saveEvent({ shownFrom: '2034-03-08T00:00:00Z' });
    const refusal = async (visibility: object) =>
      (await ask(CHANGE, { ids: [event.id], visibility })).errors?.[0]?.extensions;
    const early = { messageKey: 'shownUntilBeforeFrom', field: 'shownUntil' };
    expect(await refusal({ shownUntil: '2034-03-01T00:00:00Z' })).toMatchObject(early);
    expect(await refusal({ shownUntil: '2034-03-09T00:00:00Z' })).toBeUndefined();
    expect(await refusal({ shownFrom: '2034-03-10T00:00:00Z' })).toMatchObject(early);
    expect(await refusal({ shownFrom: '2034-03-10T00:00:00Z', shownUntil: null })).toBeUndefined();
  });

  it('is planned by the clock of the site across the change to summer time', async () => {
    const day = lastSunday(3);
    const event = await saveEvent({ shownFrom: momentOf(day, '09:00'), shownUntil: momentOf(day, '21:00') });
    // Nine o'clock of summer time is eight of Greenwich.
    for (const [time, expected] of [
      ['07:59:59', []],
      ['08:00:00', EVERYWHERE],
      ['19:59:59', EVERYWHERE],
      ['20:00:00', []],
    ] as const) {
      moveClockTo(new Date(`${day}T${time}Z`));
      expect(await whereSeen(event), time).toEqual(expected);
    }
  });

  it('is not a translation that is held back, nor can it be searched for', async () => {
    const name = unique('ગરબા');
    const event = await saveEvent({ heldLanguages: ['gu'] }, { translations: [{ language: 'gu', name }] });
    const query = `query ($id: Int!) { event(id: $id, language: "gu") { name textLanguages { name } translations { language name } } }`;
    const read = () => graphql(app, { query, variables: { id: event.id } });
    expect((await read()).data.event).toEqual({
      name: event.name,
      textLanguages: { name: 'en' },
      translations: [{ language: 'en', name: event.name }],
    });
    const search = () => graphql(app, { query: PUBLIC_LIST, variables: { search: name } });
    expect((await search()).data.events.totalCount).toBe(0);
    expect((await ask(MANAGED, { id: event.id })).data.managedEvent.item.translations).toHaveLength(2);
    await ask(CHANGE, { ids: [event.id], visibility: { heldLanguages: [] } });
    expect((await read()).data.event.name).toBe(name);
    expect((await search()).data.events.totalCount).toBe(1);
  });

  it('stays as it is when an old client, or a form without a choice, saves', async () => {
    const event = await saveEvent({ state: 'HIDDEN' });
    await ask(SAVE, { input: eventFields({ id: event.id, version: event.version, name: event.name }) });
    expect(await whereSeen(event)).toEqual([]);
  });

  it('cannot be gone before it is there, and nothing is stored', async () => {
    const [from, until] = [new Date('2031-02-01T10:00Z'), new Date('2031-02-01T09:00Z')];
    const input = eventFields({ name: uniqueName(), visibility: { shownFrom: from, shownUntil: until } });
    const { errors } = await ask(SAVE, { input });
    expect(errors?.[0]?.message).toBe('The end is before the start. Choose a later end.');
    expect((await ask(LIST, { kind: 'event', search: input.name })).data.managedContent.totalCount).toBe(0);
    // Also when only one of the two is sent.
    const event = await saveEvent({ shownFrom: from });
    const later = await ask(CHANGE, { ids: [event.id], visibility: { shownUntil: until } });
    expect(later.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'shownUntil' });
  });
});
