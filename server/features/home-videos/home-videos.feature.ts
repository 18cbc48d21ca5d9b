import type { ContentService } from '../content/content.service.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import type { HomeVideo } from './home-video.entity.ts';
import { homeVideoKind } from './home-video.kind.ts';

declare module '../feature.ts' {
  interface Services {
    homeVideos: ContentService<HomeVideo>;
  }
}

export const homeVideos = defineContentFeature({
  name: 'home-videos',
  kind: homeVideoKind,
  also: (service) => ({ services: { homeVideos: service } }),
});
