import { describe, expect, it } from 'vitest';
import { buildFeatures } from './build-features.ts';
import { defineFeature } from './feature.ts';
import type { Plumbing } from './plumbing.ts';

const offers = defineFeature({
  name: 'offers',
  build: () => ({ services: { visits: 'a service' as never } }),
});
const needs = defineFeature({
  name: 'needs',
  build: (_plumbing, { visits }) => ({ resolvers: [{ visits }] }),
});

describe('features', () => {
  it('get the services of those before them', () => {
    expect(buildFeatures([offers, needs], {} as Plumbing).resolvers).toEqual([{ visits: 'a service' }]);
  });

  it('[gate] in the wrong order are refused with what to do about it', () => {
    expect(() => buildFeatures([needs, offers], {} as Plumbing)).toThrow(
      'The feature "needs" needs the service "visits": let the feature that offers it stand before it in server/features.ts.',
    );
  });

  it('[52] of a part that is unused rest: no upkeep, no page for search engines; what is owed is done', async () => {
    let unusedParts: string[] = [];
    let rounds = 0;
    let owed = 0;
    const settings = defineFeature({
      name: 'settings',
      build: () => ({ services: { siteSettings: { find: async () => ({ unusedParts }) } as never } }),
    });
    const counter = defineFeature({
      name: 'counter',
      part: 'visitorCounter',
      build: () => ({
        upkeep: {
          rounds: async () => {
            rounds += 1;
          },
        },
        ownPages: async () => [{ path: '/counter' }],
        obligations: {
          upkeep: {
            owed: async () => {
              owed += 1;
            },
          },
        },
      }),
    });
    const { upkeep, ownPages } = buildFeatures([settings, counter], {} as Plumbing);
    const round = async () => {
      for (const task of Object.values(upkeep)) await task(new AbortController().signal);
      return [rounds, owed, (await Promise.all(ownPages.map((read) => read()))).flat().length];
    };
    expect(await round()).toEqual([1, 1, 1]);
    unusedParts = ['visitorCounter'];
    expect(await round()).toEqual([1, 2, 0]);
    unusedParts = [];
    expect(await round()).toEqual([2, 3, 1]);
  });
});
