import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MediaVariant } from '../server/files/media-file.entity.ts';
import { type MediaFolder, storedKeys } from '../server/files/media-names.ts';
import { query } from '../server/testing/query.ts';
import { Site } from './site.ts';
import { moveCommittee, picture, saveEvent } from './writes.ts';

/** `FAULT_KILLS=3` is the short form for every change. */
const KILLS = Number(process.env.FAULT_KILLS ?? 20);
/** Acknowledged writes between two kills. */
const WRITES = 12;

interface Counted {
  attempted: Set<string>;
  acknowledged: Set<string>;
}

/** Writes until the server is gone. */
async function writeLoop(
  site: Site,
  counted: Counted,
  nextName: () => string,
  one: (name: string) => Promise<unknown>,
) {
  while (site.isRunning) {
    const name = nextName();
    counted.attempted.add(name);
    try {
      await one(name);
    } catch {
      // Killed before it could answer: the write may have happened or not.
      return;
    }
    counted.acknowledged.add(name);
  }
}

describe(`a server that is killed while it writes, ${KILLS} times`, () => {
  let site: Site;
  let small: Buffer;
  let members: number[];
  let sequence: Counted;
  const events: Counted = { attempted: new Set(), acknowledged: new Set() };
  let serial = 0;
  const next = () => {
    serial += 1;
    return serial;
  };

  beforeAll(async () => {
    small = await picture('small');
    site = await Site.open();
    members = (await rows<{ id: number }>('SELECT id FROM committee_member')).map(({ id }) => id);
  }, 120_000);

  afterAll(() => site.remove());

  async function rows<Row>(text: string): Promise<Row[]> {
    return (await query((await site.postgres()).url, text)) as Row[];
  }

  /** Several writers of several kinds at once, until the kill. */
  async function writeUntilKilled(round: number, replaced: { id: number; version: number }): Promise<void> {
    sequence = { attempted: new Set(), acknowledged: new Set() };
    const nextName = () => `Fault ${next()}`;
    const nextSequence = () => String(next());
    let { id, version } = replaced;
    const replace = async () => {
      version = (await saveEvent(site, { name: 'Replaced', id, version }, small)).version;
    };
    const loops = [
      writeLoop(site, events, nextName, (name) => saveEvent(site, { name })),
      writeLoop(site, events, nextName, (name) => saveEvent(site, { name }, small)),
      writeLoop(site, events, nextName, (name) => saveEvent(site, { name }, small)),
      writeLoop(site, sequence, nextSequence, (number) => moveCommittee(site, members, Number(number))),
      writeLoop(site, { attempted: new Set(), acknowledged: new Set() }, nextName, replace),
    ];
    const enough = events.acknowledged.size + WRITES;
    await expect
      .poll(() => events.acknowledged.size, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(enough);
    // Each kill meets the writes at another point.
    await wait(round * 7);
    const { pid } = await site.postgres();
    await site.end('SIGKILL');
    // Every other time the whole machine goes.
    if (round % 2 === 1) process.kill(pid, 'SIGKILL');
    await Promise.all(loops);
  }

  async function expectWholeWrites(): Promise<void> {
    const names = await rows<{ name: string; count: number }>(
      "SELECT name, count(*)::integer AS count FROM event WHERE name LIKE 'Fault %' GROUP BY name",
    );
    const stored = new Set(names.map(({ name }) => name));
    expect([...events.acknowledged].filter((name) => !stored.has(name))).toEqual([]);
    expect([...stored].filter((name) => !events.attempted.has(name))).toEqual([]);
    expect(names.filter(({ count }) => count > 1)).toEqual([]);

    const numbers = await rows<{ number: number }>(
      'SELECT DISTINCT sequence_number AS number FROM committee_member',
    );
    expect(numbers).toHaveLength(1);
    const newest = Math.max(...[...sequence.acknowledged].map(Number));
    expect(numbers[0]!.number).toBeGreaterThanOrEqual(newest);
    expect(sequence.attempted).toContain(String(numbers[0]!.number));
  }

  async function expectFilesWithRows(): Promise<void> {
    type Row = { folder: MediaFolder; fileName: string; variants: MediaVariant[]; state: string };
    // A start has ended the leases; what was stored for them goes when the server listens.
    await expect
      .poll(() => rows("SELECT 1 FROM media_file WHERE state <> 'STORED'"), { timeout: 30_000 })
      .toEqual([]);
    const files = await rows<Row>('SELECT folder, file_name AS "fileName", variants, state FROM media_file');
    expect(await site.files()).toEqual(files.flatMap((file) => storedKeys(file)).sort());
    expect(await site.incoming()).toEqual([]);
    const missing = await rows(
      'SELECT 1 FROM event LEFT JOIN media_file file ON file.id = file_id WHERE file_id IS NOT NULL AND file.id IS NULL',
    );
    expect(missing).toEqual([]);
  }

  it('[DATA-6] [UP-7] has every acknowledged write whole after each restart, and no file without its row', async () => {
    for (let round = 0; round < KILLS; round += 1) {
      const replaced = await saveEvent(site, { name: 'Replaced' }, small);
      await writeUntilKilled(round, replaced);
      await site.start();
      await expectWholeWrites();
      await expectFilesWithRows();
    }
    expect(events.acknowledged.size).toBeGreaterThan(KILLS * WRITES);
  });
});
