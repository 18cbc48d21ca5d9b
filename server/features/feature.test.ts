import { describe, expect, it } from 'vitest';
import { buildFeatures, defineFeature, type Plumbing } from './feature.ts';

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
});
