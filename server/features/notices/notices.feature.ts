import type { ContentService } from '../content/content.service.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import type { Notice } from './notice.entity.ts';
import { noticeKind } from './notice.kind.ts';

declare module '../feature.ts' {
  interface Services {
    notices: ContentService<Notice>;
  }
}

export const notices = defineContentFeature({
  name: 'notices',
  kind: noticeKind,
  page: '/notices',
  also: (service) => ({ services: { notices: service } }),
});
