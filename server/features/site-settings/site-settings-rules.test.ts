import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '../../testing/test-app.ts';
import { LINKS, settingsOf } from './site-settings-fixtures.ts';

const app = sharedTestApp();
const { read, save } = settingsOf(app);

describe('the rules of site settings', () => {
  it.each([
    ['Enter the name of your association.', 'name', ' '],
    ['This text is too long.', 'name', 'x'.repeat(61)],
    ['This text is too long.', 'shortName', 'x'.repeat(21)],
    ['Enter a year, for example 1974, or leave it blank.', 'founded', '74'],
    ['Enter two to five capital letters.', 'referencePrefix', 'smj'],
    ['Enter two to five capital letters.', 'referencePrefix', ''],
  ])('answers "%s" for %s %j', async (text, field, value) => {
    const { status, errors } = await save({ [field]: value });
    expect([status, errors?.[0]?.message, errors?.[0]?.extensions.field]).toEqual([400, text, field]);
  });

  it.each(LINKS)('[D42] %s is https or empty', async (name) => {
    for (const link of [
      'http://example.org',
      'example.org',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'https://user:pass@example.org',
      'https://exa mple.org',
      '//example.org',
    ]) {
      const { status, errors } = await save({ [name]: link });
      expect([status, errors?.[0]?.message, errors?.[0]?.extensions.field], link).toEqual([
        400,
        'Enter a link beginning with https://.',
        name,
      ]);
    }
    expect((await save({ [name]: ' HTTPS://example.org/a?b=c#d ' })).errors).toBeUndefined();
    expect((await read())[name]).toBe('HTTPS://example.org/a?b=c#d');
  });

  it.each([
    ['52.6469, -1.1253', '52.6469,-1.1253'],
    [' 52.6469,-1.1253 ', '52.6469,-1.1253'],
    ['52.64690012345 , -1.12530', '52.6469,-1.1253'],
    ['-90,180', '-90,180'],
    ['0,-0.0', '0,0'],
    ['', ''],
  ])('[D42] the position %j is stored as %j', async (typed, stored) => {
    expect((await save({ mapPosition: typed })).errors).toBeUndefined();
    expect((await read()).mapPosition).toBe(stored);
  });

  it.each([
    '52.6469',
    '52.6469 -1.1253',
    '91,0',
    '0,181',
    '90.0000011,0',
    'Leicester',
    '1e1,2',
    '1,2,3',
    '52,64, -1,12',
  ])('[D42] the position %j is refused', async (mapPosition) => {
    const { status, errors } = await save({ mapPosition });
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      'Enter the position as two numbers, for example 52.6469, -1.1253.',
    ]);
  });

  it.each(['nobody', 'a@b', 'a@b.org, c@d.org'])('[D42] the e-mail %j is refused', async (email) => {
    expect((await save({ email })).errors?.[0]?.message).toBe('Enter valid email.');
  });

  it.each([
    ['history', 20_000],
    ['contactHours', 300],
  ])('%s holds %i characters and no more', async (name, maximum) => {
    expect((await save({ [name]: 'x'.repeat(maximum) })).errors).toBeUndefined();
    const { errors } = await save({ [name]: 'x'.repeat(maximum + 1) });
    expect(errors?.[0]).toMatchObject({ message: 'This text is too long.', extensions: { field: name } });
  });
});
