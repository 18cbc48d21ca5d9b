import { defineFeature } from '../feature.ts';
import { SearchResolver } from './search.resolver.ts';
import { SiteSearchService } from './site-search.service.ts';

export const search = defineFeature({
  name: 'search',
  build: (_plumbing, { content, siteSettings }) => ({
    resolvers: [new SearchResolver(new SiteSearchService(content, siteSettings))],
  }),
});
