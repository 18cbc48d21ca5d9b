import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MediaVariant } from '../server/files/media-file.entity.ts';
import { type MediaFolder, storedKeys } from '../server/files/media-names.ts';
import { query } from '../server/testing/query.ts';
import { Site } from './site.ts';
import { picture, saveEvent, setCommitteeSequence } from './writes.ts';

/** Use `FAULT_KILLS=3` for a quick run. */
const KILLS = Number(process.env.FAULT_KILLS ?? 20);
/** Acknowledged writes between two kills. */
const WRITES = 12;

interface Writes {
  attempted: Set<string>;
  acknowledged: Set<string>;
}

/** Repeats a write until the server is killed. */
async function writeLoop(
  site: Site,
  writes: Writes,
  nextName: () => string,
  one: (name: string) => Promise<unknown>,
) {
  while (site.isRunning) {
    const name = nextName();
    writes.attempted.add(name);
    try {
      await one(name);
    } catch {
      // Killed before it answered: the write may or may not have been committed.
      return;
    }
    writes.acknowledged.add(name);
  }
}

describe(`a server that is killed while it writes, ${KILLS} times`, () => {
  let site: Site;
  let small: Buffer;
  let members: number[];
  let sequence: Writes;
  const events: Writes = { attempted: new Set(), acknowledged: new Set() };
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

  /** Runs several kinds of writes concurrently, then kills the server. */
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
      writeLoop(site, sequence, nextSequence, (number) =>
        setCommitteeSequence(site, members, Number(number)),
      ),
      writeLoop(site, { attempted: new Set(), acknowledged: new Set() }, nextName, replace),
    ];
    const enough = events.acknowledged.size + WRITES;
    await expect
      .poll(() => events.acknowledged.size, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(enough);
    // Each kill interrupts the writes at a different point.
    await wait(round * 7);
    const { pid } = await site.postgres();
    await site.end('SIGKILL');
    // Every other round also kills Postgres, as if the whole machine failed.
    if (round % 2 === 1) process.kill(pid, 'SIGKILL');
    await Promise.all(loops);
  }

  async function expectCompleteWrites(): Promise<void> {
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

  async function expectFilesToMatchRows(): Promise<void> {
    type Row = { folder: MediaFolder; fileName: string; variants: MediaVariant[]; state: string };
    // The start released the leases; their files are deleted once the server listens.
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

  it('[DATA-6] [UP-7] keeps every acknowledged write complete after each restart, and no file without a row', async () => {
    for (let round = 0; round < KILLS; round += 1) {
      const replaced = await saveEvent(site, { name: 'Replaced' }, small);
      await writeUntilKilled(round, replaced);
      await site.start();
      await expectCompleteWrites();
      await expectFilesToMatchRows();
    }
    expect(events.acknowledged.size).toBeGreaterThan(KILLS * WRITES);
  });
});
