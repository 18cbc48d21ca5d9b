import { expect, it } from 'vitest';
import { storableFields } from './storable-fields.ts';

it('what Postgres cannot store is left out of fields, also of their translations', () => {
  const fields = {
    name: 'Ga\0rba',
    translations: { gu: { name: 'ગ\0રબા', description: 'x\ud800' } },
    fee: 3,
  };
  expect(storableFields(fields)).toEqual({
    name: 'Garba',
    translations: { gu: { name: 'ગરબા', description: 'x\ufffd' } },
    fee: 3,
  });
});
