import { defineFeature } from '../feature.ts';
import { ManagedContentResolver } from './managed-content.resolver.ts';
import { TodayResolver } from './today.resolver.ts';
import { TodayService } from './today.service.ts';

/** The office: lists of every kind of content in one shape, and the page of the day. */
export const admin = defineFeature({
  name: 'admin',
  build: (_plumbing, { content, today }) => ({
    resolvers: [new ManagedContentResolver(content), new TodayResolver(new TodayService(today))],
  }),
});
