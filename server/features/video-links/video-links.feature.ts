import type { ContentService } from '../content/content.service.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import type { VideoLink } from './video-link.entity.ts';
import { videoLinkKind } from './video-link.kind.ts';

declare module '../feature.ts' {
  interface Services {
    videoLinks: ContentService<VideoLink>;
  }
}

export const videoLinks = defineContentFeature({
  name: 'video-links',
  kind: videoLinkKind,
  also: (service) => ({ services: { videoLinks: service } }),
});
