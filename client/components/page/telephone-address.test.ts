import { describe, expect, it } from 'vitest';
import { telephoneAddress } from './telephone-address.ts';

describe('telephoneAddress', () => {
  it.each([
    ['0116 496 0117', 'tel:01164960117'],
    ['(0116) 496-0117', 'tel:01164960117'],
    ['+44 116 496 0117', 'tel:+441164960117'],
    ['+44 (0)116 496 0117', 'tel:+441164960117'],
    [' +44 (0)116 496 0117', 'tel:+441164960117'],
    // Without a country code it is part of the number.
    ['(0)116 496 0117', 'tel:01164960117'],
  ])('dials %s as %s', (phone, address) => {
    expect(telephoneAddress(phone)).toBe(address);
  });
});
