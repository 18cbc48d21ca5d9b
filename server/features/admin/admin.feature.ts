import { ContentOfKinds } from '../content/content-of-kinds.ts';
import { defineFeature } from '../feature.ts';
import { ManagedContentResolver } from './managed-content.resolver.ts';
import { RevisionsResolver } from './revisions.resolver.ts';
import { TodayResolver } from './today.resolver.ts';
import { TodayService } from './today.service.ts';

/** The office: lists of every kind of content in one shape, what records were before, and the page of the day. */
export const admin = defineFeature({
  name: 'admin',
  build(_plumbing, { content, today }) {
    const ofKinds = new ContentOfKinds(content);
    return {
      resolvers: [
        new ManagedContentResolver(ofKinds),
        new RevisionsResolver(ofKinds),
        new TodayResolver(new TodayService(today)),
      ],
    };
  },
});
