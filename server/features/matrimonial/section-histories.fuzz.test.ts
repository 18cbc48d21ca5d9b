import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { Absence, Audience } from '../../../rules/candidate-states.ts';
import { adminToken } from '../../testing/factories.ts';
import { tryAll } from '../../testing/fuzz/fuzzing.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { SectionModel } from './section-model-fixtures.ts';
import { look } from './section-reads-fixtures.ts';
import { sightOf } from './section-sight-fixtures.ts';
import type { Step } from './section-steps-fixtures.ts';
import { SectionWorld } from './section-world-fixtures.ts';

const app = sharedTestApp();

/** A thousand of both in `npm run test:fuzz`, which does all twenty times. */
const RUNS = process.env.FUZZ_RUNS ? 25 : 4;
/** Milliseconds for a history, of which each step is followed by everything that somebody can read. */
const LONGEST = 60_000;
const PEOPLE = 3;

let admin = '';
beforeAll(async () => {
  admin = await adminToken(app);
});

const act = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
const who = fc.nat(PEOPLE - 1);
/** Of whom one is to do something about the other; now and then oneself. */
const pair = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(who, fc.integer({ min: 1, max: PEOPLE - 1 })) },
  { weight: 1, arbitrary: fc.tuple(who, fc.constant(0)) },
);
const between = <Name extends string>(...names: Name[]) =>
  fc.tuple(act(...names), pair).map(([name, [one, further]]) => {
    return { act: name, who: one, whom: (one + further) % PEOPLE };
  });
const audience = fc.constantFrom(...Object.values(Audience));
const shown = fc.record({
  photosFor: audience,
  surnameFor: audience,
  showsIncome: fc.boolean(),
  showsReligion: fc.boolean(),
  showsCaste: fc.boolean(),
});
const absence = fc.option(fc.constantFrom(...Object.values(Absence)), { freq: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: act('make'), who, how: act('family', 'self', 'from before'), shown }),
  },
  { weight: 3, arbitrary: fc.record({ act: act('confirm'), who, shown }) },
  { weight: 4, arbitrary: fc.record({ act: act('later', 'withdraw', 'refuse', 'lapse', 'mobile'), who }) },
  { weight: 3, arbitrary: fc.record({ act: act('absent'), who, by: act('family', 'candidate'), absence }) },
  { weight: 3, arbitrary: fc.record({ act: act('consent'), who, consent: fc.boolean() }) },
  { weight: 7, arbitrary: between('express') },
  { weight: 5, arbitrary: fc.record({ act: act('morning') }) },
  { weight: 2, arbitrary: fc.record({ act: act('day comes') }) },
  { weight: 7, arbitrary: between('say yes', 'say no') },
  { weight: 4, arbitrary: between('take back') },
  { weight: 3, arbitrary: between('open contacts') },
  { weight: 6, arbitrary: between('block') },
  { weight: 2, arbitrary: between('unblock') },
  {
    weight: 4,
    arbitrary: fc
      .tuple(between('report'), fc.boolean())
      .map(([report, isIntimate]) => ({ ...report, isIntimate })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: act('decide'),
      measure: act('REJECTED', 'NONE', 'HIDE', 'REMOVE_PHOTOS', 'REMOVE_PROFILE'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: act('show again'), who }) },
  { weight: 2, arbitrary: fc.record({ act: act('suspend', 'reactivate'), who }) },
  { weight: 1, arbitrary: fc.record({ act: act('remove'), who, by: act('family', 'office') }) },
);

/** Who have a profile when a history begins, each in another state and with other choices. */
const beginnings = fc.array(fc.record({ how: act('family', 'self', 'self', 'self', 'from before'), shown }), {
  minLength: PEOPLE - 1,
  maxLength: PEOPLE,
});
/** What the first two have come to when a history begins: nothing, or some of these steps. */
const COURTSHIP: readonly Step[] = [
  { act: 'express', who: 0, whom: 1 },
  { act: 'morning' },
  { act: 'say yes', who: 1, whom: 0 },
];

const histories = fc.record({
  officeOpens: fc.boolean(),
  begun: beginnings,
  come: fc.constantFrom(0, 2, 3, 3),
  // Each with who looks at it afterwards.
  steps: fc.array(fc.tuple(step, who), { minLength: 6, maxLength: 12 }),
});
type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;

/** Does all of it for real and in the model: what is refused and what is seen is the same in both. */
async function live({ officeOpens, begun, come, steps }: History): Promise<void> {
  const world = await SectionWorld.open(app, admin, PEOPLE, officeOpens);
  const model = new SectionModel(PEOPLE, officeOpens);
  async function expectSame(viewer: number): Promise<void> {
    const { isActive } = model.people[viewer]!;
    expect(await look(world, viewer)).toEqual(isActive ? sightOf(model, viewer) : null);
  }
  const made = begun.map(({ how, shown }, index): Step => ({ act: 'make', who: index, how, shown }));
  for (const one of [...made, ...COURTSHIP.slice(0, come)])
    expect(await world.take(one), JSON.stringify(one)).toBe(model.take(one));
  for (const [one, viewer] of steps) {
    expect(await world.take(one), JSON.stringify(one)).toBe(model.take(one));
    await expectSame(viewer);
  }
  for (let viewer = 0; viewer < PEOPLE; viewer++) await expectSame(viewer);
}

it.each([3, 4])(
  '[D115] nobody is ever shown what they may not see, whatever families, candidates and the office have done (%i)',
  // Each history is many requests: five hundred of them take longer than other values.
  { timeout: Number(process.env.FUZZ_RUNS ?? 1) * 300_000 },
  (share) => tryAll(histories, { runs: RUNS, share, timeout: LONGEST }, live),
);
