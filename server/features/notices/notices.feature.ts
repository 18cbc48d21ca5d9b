import { InputType } from 'type-graphql';
import { ContentFileType, noticeRules } from '../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { TEXT } from '../../ways-in/rest/answer-schemas.ts';
import { PicturedInput } from '../content/content.inputs.ts';
import { namedAfter } from '../content/content-kind.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import { Notice } from './notice.entity.ts';

@InputType()
class NoticeInput extends InputOf(noticeRules, {}, PicturedInput) {}

export const notices = defineContentFeature({
  name: 'notices',
  kind: {
    entity: Notice,
    subject: 'notice',
    part: 'notices',
    input: NoticeInput,
    rules: noticeRules,
    folder: 'DailyEvantImg',
    imageSize: IMAGE_SIZES.notice,
    fileTypes: [ContentFileType.IMAGE],
    texts: ['secondDescription'],
    graphql: namedAfter('Notice'),
    legacy: {
      list: '/api/dailyevents/datalist',
      save: '/api/dailyevents/savedata',
      remove: '/api/dailyevents/delrec',
      columns: ['secondDescription', 'thirdDescription'],
      shows: { desc1: TEXT, desc2: TEXT },
      fields: { Desc1: 'text', Desc2: 'text' },
      present: ({ secondDescription, thirdDescription }) => ({
        desc1: secondDescription ?? '',
        desc2: thirdDescription ?? '',
      }),
      read: (body) => ({
        secondDescription: body.textIfSent('Desc1'),
        thirdDescription: body.textIfSent('Desc2'),
      }),
    },
  },
  page: '/notices',
});
