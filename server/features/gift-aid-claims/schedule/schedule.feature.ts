import { defineFeature } from '../../feature.ts';
import { scheduleRoute } from './schedule-route.ts';

/** The files in which the tax office takes claims. */
export const schedules = defineFeature({
  name: 'gift-aid-claims/schedule',
  part: 'donations',
  build: (_plumbing, { giftAidClaims, audit }) => ({
    routes: scheduleRoute({ claims: giftAidClaims, audit }),
  }),
});
