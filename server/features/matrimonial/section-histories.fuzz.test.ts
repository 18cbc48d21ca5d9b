import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { Absence, Audience, type SignsIn } from '../../../rules/candidate-states.ts';
import { adminToken } from '../../testing/factories.ts';
import { tryAll } from '../../testing/fuzz/fuzzing.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { SectionModel } from './section-model-fixtures.ts';
import { look } from './section-reads-fixtures.ts';
import { sightOf } from './section-sight-fixtures.ts';
import type { By, Step } from './section-steps-fixtures.ts';
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
/** Whoever made the profile, or the candidate. */
const signedIn = fc.constantFrom<By[]>('family', 'sign-in');
const anyhow = fc.constantFrom<By[]>('family', 'sign-in', 'link');
const candidate = fc.constantFrom<By[]>('link', 'link', 'sign-in');
/** Of whom one is to do something about the other; now and then oneself. */
const pair = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(who, fc.integer({ min: 1, max: PEOPLE - 1 })) },
  { weight: 1, arbitrary: fc.tuple(who, fc.constant(0)) },
);
const between = <Name extends string>(...names: Name[]) =>
  fc.tuple(act(...names), pair).map(([name, [one, further]]) => {
    return { act: name, who: one, whom: (one + further) % PEOPLE };
  });
const betweenBy = <Name extends string>(by: fc.Arbitrary<By>, ...names: Name[]) =>
  fc.tuple(between(...names), by).map(([pair, by]) => ({ ...pair, by }));
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
  { weight: 3, arbitrary: fc.record({ act: act('confirm'), who, by: candidate, shown }) },
  { weight: 3, arbitrary: fc.record({ act: act('later', 'withdraw', 'refuse'), who, by: candidate }) },
  { weight: 1, arbitrary: fc.record({ act: act('lapse'), who }) },
  { weight: 1, arbitrary: fc.record({ act: act('mobile'), who, by: signedIn }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: act('sign in'), who, isAlone: fc.boolean(), contactStays: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ act: act('take over'), who, contactStays: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: act('leave'), who, by: signedIn }) },
  { weight: 3, arbitrary: fc.record({ act: act('absent'), who, by: anyhow, absence }) },
  { weight: 3, arbitrary: fc.record({ act: act('consent'), who, by: signedIn, consent: fc.boolean() }) },
  { weight: 7, arbitrary: betweenBy(signedIn, 'express') },
  { weight: 5, arbitrary: fc.record({ act: act('morning') }) },
  { weight: 2, arbitrary: fc.record({ act: act('day comes') }) },
  { weight: 11, arbitrary: betweenBy(anyhow, 'say yes', 'say no') },
  { weight: 6, arbitrary: betweenBy(anyhow, 'take back') },
  { weight: 3, arbitrary: between('open contacts') },
  { weight: 6, arbitrary: betweenBy(signedIn, 'block') },
  { weight: 2, arbitrary: betweenBy(signedIn, 'unblock') },
  {
    weight: 4,
    arbitrary: fc
      .tuple(betweenBy(signedIn, 'report'), fc.boolean())
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
  { weight: 1, arbitrary: fc.record({ act: act('remove'), who, by: act('family', 'sign-in', 'office') }) },
);

/** What the two between whom something has begun say to each other, and for whom. */
const words: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .tuple(
        act('express', 'say yes', 'say no', 'take back'),
        fc.constantFrom<[number, number][]>([0, 1], [1, 0]),
        anyhow,
      )
      .map(([name, [one, other], by]) => {
        return { act: name, who: one, whom: other, by: name === 'express' && by === 'link' ? 'sign-in' : by };
      }),
  },
  { weight: 3, arbitrary: fc.record({ act: act('morning') }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: act('sign in'), who, isAlone: fc.boolean(), contactStays: fc.boolean() }),
  },
);
/** Each with who looks at it afterwards, and by whose session; nobody after some. */
const taken = (one: fc.Arbitrary<Step>) =>
  fc.array(fc.tuple(one, fc.option(fc.tuple(who, signedIn), { freq: 2 })), { minLength: 6, maxLength: 12 });

/** Who has a profile when a history begins, each in another state and with other choices. */
const begun = <How extends 'family' | 'self' | 'from before', In extends SignsIn>(how: How, signsIn: In) =>
  fc.record({ how: fc.constant(how), shown, signsIn: fc.constant(signsIn) });
const beginnings = fc.array(
  fc.record({
    how: act('family', 'self', 'self', 'self', 'from before'),
    shown,
    signsIn: fc.constantFrom<SignsIn[]>('MAKER', 'MAKER', 'BOTH', 'CANDIDATE'),
  }),
  { minLength: PEOPLE - 1, maxLength: PEOPLE },
);
/** What the first two have come to when a history begins: nothing, or some of these steps. */
const courtship = (by: (who: number) => By): Step[] => [
  { act: 'express', who: 0, whom: 1, by: by(0) },
  { act: 'morning' },
  { act: 'say yes', who: 1, whom: 0, by: by(1) },
];

const histories = fc.oneof(
  fc.record({
    officeOpens: fc.boolean(),
    begun: beginnings,
    come: fc.constantFrom(0, 2, 3, 3),
    steps: taken(step),
  }),
  // Between two who are shown, and who all can speak for.
  fc.record({
    officeOpens: fc.boolean(),
    begun: fc.tuple(begun('self', 'BOTH'), begun('self', 'BOTH')),
    come: fc.constantFrom(0, 2, 3, 3),
    steps: taken(words),
  }),
);
type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;

/** Does all of it for real and in the model: what is refused and what is seen is the same in both. */
async function live({ officeOpens, begun, come, steps }: History): Promise<void> {
  const world = await SectionWorld.open(app, admin, PEOPLE, officeOpens);
  const model = new SectionModel(PEOPLE, officeOpens);
  async function expectSame(viewer: number, by: By): Promise<void> {
    expect(await look(world, viewer, by)).toEqual(model.isIn(viewer, by) ? sightOf(model, viewer) : null);
  }
  const made = begun.flatMap(({ how, shown, signsIn }, who): Step[] => [
    { act: 'make', who, how, shown },
    ...(signsIn === 'MAKER'
      ? []
      : [{ act: 'sign in', who, isAlone: signsIn === 'CANDIDATE', contactStays: true } as const]),
  ]);
  const byWhom = (who: number) => (begun[who]?.signsIn === 'MAKER' ? 'family' : 'sign-in');
  for (const one of [...made, ...courtship(byWhom).slice(0, come)])
    expect(await world.take(one), JSON.stringify(one)).toBe(model.take(one));
  for (const [one, looks] of steps) {
    expect(await world.take(one), JSON.stringify(one)).toBe(model.take(one));
    if (looks) await expectSame(...looks);
  }
  for (let viewer = 0; viewer < PEOPLE; viewer++)
    await expectSame(viewer, model.isIn(viewer, 'family') ? 'family' : 'sign-in');
}

it.each([3, 4])(
  '[D115] nobody is ever shown what they may not see, whatever families, candidates and the office have done (%i)',
  // Each history is many requests: five hundred of them take longer than other values.
  { timeout: Number(process.env.FUZZ_RUNS ?? 1) * 300_000 },
  (share) => tryAll(histories, { runs: RUNS, share, timeout: LONGEST }, live),
);
