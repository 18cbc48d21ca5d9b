import { defineContentFeature } from '../content/define-content-feature.ts';
import { videoLinkKind } from './video-link.kind.ts';

export const videoLinks = defineContentFeature({
  name: 'video-links',
  kind: videoLinkKind,
});
