import { defineContentFeature } from '../content/define-content-feature.ts';
import { noticeKind } from './notice.kind.ts';

export const notices = defineContentFeature({
  name: 'notices',
  kind: noticeKind,
  page: '/notices',
});
