import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from '../../testing/test-app.ts';
import { factsOf } from './section-sight-fixtures.ts';

/** The names of a profile's files begin so; the letter is the number of the profile. */
export const fileName = (kind: 'photo' | 'later', serial: number) =>
  `${`${kind}${String.fromCharCode(97 + serial)}`.padEnd(26, 'a')}.jpg`;

/** Gives a profile its photos and facts by which it is known again wherever they are found. */
export async function markProfile(
  app: TestApp,
  candidateId: number,
  serial: number,
  isFromBefore: boolean,
): Promise<void> {
  const { dataSource } = app.database;
  const { educationType, occupation } = factsOf(serial);
  const folder = join(app.dataDirectory, 'files', 'ProfileImages');
  await mkdir(folder, { recursive: true });
  const ids: number[] = [];
  for (const kind of ['photo', 'later'] as const) {
    await writeFile(join(folder, fileName(kind, serial)), 'J');
    const [file] = await dataSource.query<{ id: number }[]>(
      `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, width, height, variants, state)
           VALUES ('ProfileImages', $1, 'IMAGE', 'image/jpeg', 1, 450, 600, '[]', 'STORED') RETURNING id`,
      [fileName(kind, serial)],
    );
    ids.push(file!.id);
  }
  await dataSource.query(
    `UPDATE candidate SET photo_id = $2, religion = 'religion-${serial}', caste = 'caste-${serial}',
              annual_income = 'income-${serial}', education_type = $3, occupation = $4, is_from_before = $5 WHERE id = $1`,
    [candidateId, ids[0], educationType, occupation, isFromBefore],
  );
  await dataSource.query(
    'INSERT INTO candidate_photo (candidate_id, photo_id, position) VALUES ($1, $2, 2)',
    [candidateId, ids[1]],
  );
}
