import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Arrival, laterArrival } from './arrivals.ts';

const arrival: fc.Arbitrary<Arrival> = fc.record({
  device: fc.constantFrom('phone-one', 'phone-two', 'phone-three'),
  at: fc.nat(6),
  count: fc.nat(5),
});

const merged = (all: readonly Arrival[]) => all.reduce(laterArrival);

it('[property] phones come to the same count, whoever is heard first, however often and in whatever groups', () => {
  fc.assert(
    fc.property(fc.array(arrival, { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (all, turn, cut) => {
      const others = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)].reverse();
      const at = cut % all.length;
      const inGroups = [merged(all.slice(0, at + 1)), ...all.slice(at + 1)];
      expect(merged(others)).toEqual(merged(all));
      expect(merged([...all, ...others])).toEqual(merged(all));
      expect(merged(inGroups)).toEqual(merged(all));
    }),
  );
});

it('two phones that tick the same family count it once, and a later correction on either counts', () => {
  const [one, two] = [
    { device: 'phone-one', at: 1, count: 5 },
    { device: 'phone-two', at: 2, count: 5 },
  ];
  expect(merged([one, two]).count).toBe(5);
  expect(merged([{ device: 'phone-one', at: 3, count: 0 }, two, one]).count).toBe(0);
});
