import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '../../testing/test-app.ts';
import { BIN, CHANGE, LIST, MANAGED, officeOf, RESTORE } from './managed-content-fixtures.ts';

const app = sharedTestApp();
const { ask, saveEvent } = officeOf(app);

const versionOf = async (id: number): Promise<number> =>
  (await ask(MANAGED, { id })).data.managedEvent.item.version;
const refusalOf = async (query: string, variables: Record<string, unknown>) =>
  (await ask(query, variables)).errors?.[0]?.extensions;

const CONFLICT = { code: 'CONFLICT', messageKey: 'changedByAnother' };
const HIDDEN = { state: 'HIDDEN' };

describe('what is done to items as they were seen', () => {
  it.each([
    ['shown or hidden', CHANGE, { visibility: HIDDEN }],
    ['moved to the bin', BIN, {}],
    ['taken out of it', RESTORE, {}],
  ])('is refused of one that a colleague has changed since: none is %s', async (_what, act, others) => {
    const [event, other] = [await saveEvent(), await saveEvent()];
    const ids = [event.id, other.id];
    const versions = [event.version, other.version];
    if (act === RESTORE) {
      await ask(BIN, { ids });
      for (const index of versions.keys()) versions[index] = await versionOf(ids[index]!);
      await ask(RESTORE, { ids: [other.id] });
      await ask(BIN, { ids: [other.id] });
    } else await ask(CHANGE, { ids: [other.id], visibility: { state: 'DRAFT' } });
    expect(await refusalOf(act, { ids, versions, ...others })).toMatchObject(CONFLICT);
    expect(await versionOf(event.id)).toBe(versions[0]);
    // As it is now it may be done.
    const now = await Promise.all(ids.map(versionOf));
    expect(await refusalOf(act, { ids, versions: now, ...others })).toBeUndefined();
  });

  it.each([
    ['changed nothing else', HIDDEN, HIDDEN],
    ['changed it', { state: 'PUBLISHED' }, HIDDEN],
  ])(
    'counts its version one further, by which it is undone, also where it %s',
    async (_how, was, visibility) => {
      const { id, version } = await saveEvent(was);
      await ask(CHANGE, { ids: [id], versions: [version], visibility });
      expect(await versionOf(id)).toBe(version + 1);
    },
  );

  it('is undone only while nobody else has changed it', async () => {
    const { id, version } = await saveEvent();
    await ask(CHANGE, { ids: [id], versions: [version], visibility: HIDDEN });
    await ask(CHANGE, { ids: [id], visibility: { state: 'DRAFT' } });
    const undo = { ids: [id], versions: [version + 1], visibility: { state: 'PUBLISHED' } };
    expect(await refusalOf(CHANGE, undo)).toMatchObject(CONFLICT);
    expect((await ask(MANAGED, { id })).data.managedEvent.visibility.state).toBe('DRAFT');
  });

  it('is refused where a version is missing', async () => {
    const [one, other] = [await saveEvent(), await saveEvent()];
    const sent = { ids: [one.id, other.id], versions: [one.version] };
    expect(await refusalOf(BIN, sent)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'versions' });
  });

  it('is refused of the bin what came there after it was seen: that stays when it is emptied', async () => {
    const [seen, later] = [await saveEvent(), await saveEvent()];
    await ask(BIN, { ids: [seen.id] });
    const { counts } = (await ask(LIST, { kind: 'event', tab: 'BIN' })).data.managedContent;
    const binnedAt = (await ask(MANAGED, { id: seen.id })).data.managedEvent.visibility.binnedAt;
    expect(counts.lastBinnedAt).toBe(binnedAt);
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(binnedAt));
    await ask(BIN, { ids: [later.id] });
    const empty = `mutation ($until: DateTimeISO) { emptyContentBin(kind: "event", binnedUntil: $until) }`;
    expect((await ask(empty, { until: counts.lastBinnedAt })).data.emptyContentBin).toBe(counts.BIN);
    expect((await ask(MANAGED, { id: seen.id })).data.managedEvent).toBeNull();
    expect((await ask(MANAGED, { id: later.id })).data.managedEvent).not.toBeNull();
  });
});
