import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { describeForLog } from './describe-error.ts';

describe('errors in the log', () => {
  it('[PRIV-1] contain no statement parameters', () => {
    const driverError = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'user_account_email',
    });
    const error = new QueryFailedError('INSERT INTO user_account …', ['canary@example.org'], driverError);
    const logged = describeForLog(error);
    expect(JSON.stringify(logged)).not.toContain('canary');
    expect(logged).toMatchObject({ code: '23505', constraint: 'user_account_email' });
  });
});
