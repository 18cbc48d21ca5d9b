import { describe, expect, it } from 'vitest';
import { networkOf } from './rate-limiter.ts';

describe('networks for rate limiting', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('with /56 the networks of one household count as one', () => {
    const networks = [
      '2001:db8:1:2ff::5',
      '2001:db8:1:200::1',
      '2001:db8:1:2::5',
      '2001:db8::5',
      '203.0.113.7',
    ];
    expect(networks.map((address) => networkOf(address, 56))).toEqual([
      '2001:db8:1:02',
      '2001:db8:1:02',
      '2001:db8:1:00',
      '2001:db8:0:00',
      '203.0.113.7',
    ]);
  });

  it('with /48 the networks of one customer count as one', () => {
    const networks = ['2001:db8:1:2::5', '2001:db8:1:ffff::5', '2001:db8:1::', '203.0.113.7'];
    expect(networks.map((address) => networkOf(address, 48))).toEqual([
      '2001:db8:1',
      '2001:db8:1',
      '2001:db8:1',
      '203.0.113.7',
    ]);
  });
});
