import { ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { isToTryAgain, messageKeyOf } from './message-text.ts';

function answered(status: number, bodyText: string): ServerError {
  return new ServerError('refused', { response: new Response(null, { status }), bodyText });
}

describe('messageKeyOf', () => {
  it.each([
    [401, 'signInRequired'],
    [403, 'forbidden'],
    [413, 'fileTooLarge'],
    [429, 'tooManyRequests'],
    [500, 'internalError'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
    [418, 'internalError'],
  ])('maps an answer without a GraphQL body and status %i to %s', (status, key) => {
    for (const body of ['', '<html>Bad Gateway</html>', '{}'])
      expect(messageKeyOf(answered(status, body))).toBe(key);
  });

  it('takes the message key in the body, if there is one', () => {
    const body = JSON.stringify({ errors: [{ extensions: { messageKey: 'queryTooLong' } }] });
    expect(messageKeyOf(answered(503, body))).toBe('queryTooLong');
  });

  it('is undefined if the server was not reached', () => {
    expect(messageKeyOf(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});

it.each([
  ['the server was not reached', new TypeError('Failed to fetch'), true],
  ['it is busy', answered(503, ''), true],
  ['it was asked too often', answered(429, ''), true],
  ['what was sent is too large', answered(413, ''), false],
  ['something has failed there', answered(500, ''), false],
])('whether the same may be sent again later, where %s', (_why, error, isSo) => {
  expect(isToTryAgain(error)).toBe(isSo);
});
