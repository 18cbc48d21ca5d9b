import { Column, Entity, PrimaryColumn } from 'typeorm';
import { expect, it } from 'vitest';
import { By, byActor, Done, Voided, voidedBy } from './by.ts';
import { createDataSource } from './data-source.ts';

@Entity('user_account')
class User {
  @PrimaryColumn('integer')
  id: number;
}

@Entity('signed_page')
class SignedPage {
  @PrimaryColumn('integer')
  id: number;

  @Column('varchar')
  madeFor: string;

  @Done(By, { byName: '', at: 'When' })
  made: By;

  @Done(Voided, { reason: '' }, 'signed_page_ended')
  voided: Voided;
}

it('has who did something in columns of its own, with a foreign key and an index', async () => {
  const dataSource = createDataSource({
    url: 'postgres://offline/',
    entities: [User, SignedPage],
    poolSize: 1,
  });
  await (dataSource as unknown as { buildMetadatas(): Promise<void> }).buildMetadatas();
  const { columns, foreignKeys, indices } = dataSource.getMetadata(SignedPage);
  expect(columns.map(({ databaseName }) => databaseName)).toEqual([
    'id',
    'made_for',
    'made_by_id',
    'made_by_name',
    'made_at',
    'voided_by_id',
    'voided_by_name',
    'voided_at',
    'voided_reason',
  ]);
  expect(foreignKeys.map(({ name, onDelete }) => `${name} ${onDelete}`)).toEqual([
    'signed_page_made_by SET NULL',
    'signed_page_ended SET NULL',
  ]);
  expect(indices.map(({ name }) => name)).toEqual(['signed_page_made_by_id', 'signed_page_voided_by_id']);
});

it('is shown flat, whether it was read by TypeORM or by SQL', () => {
  const read = (row: object, field: string) => {
    const page = Object.assign(new SignedPage(), row) as unknown as Record<string, unknown>;
    const value = page[field];
    return typeof value === 'function' ? value.call(page) : value;
  };
  const made = { ...byActor({ userId: 0, name: 'Asha' }), at: new Date(0) };
  expect(made.byId).toBeNull();
  expect(read({ made }, 'madeByName')).toBe('Asha');
  expect(read({ made }, 'madeAt')).toEqual(new Date(0));
  expect(read({ madeByName: 'Kiran' }, 'madeByName')).toBe('Kiran');
  const voided = voidedBy({ userId: 7, name: 'Asha' }, 'Typed twice');
  expect(read({ voided }, 'voidedReason')).toBe('Typed twice');
  expect(voided).toMatchObject({ byId: 7, at: expect.any(Date) });
});
