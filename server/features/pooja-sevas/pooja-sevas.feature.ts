import { InputType } from 'type-graphql';
import { ContentFileType, poojaSevaRules } from '../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { PicturedInput } from '../content/content.inputs.ts';
import { namedAfter } from '../content/content-kind.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import { PoojaSeva } from './pooja-seva.entity.ts';

@InputType()
class PoojaSevaInput extends InputOf(poojaSevaRules, {}, PicturedInput) {}

export const poojaSevas = defineContentFeature({
  name: 'pooja-sevas',
  kind: {
    entity: PoojaSeva,
    subject: 'pooja-seva',
    part: 'poojas',
    input: PoojaSevaInput,
    rules: poojaSevaRules,
    folder: 'PoojaSevaImg',
    imageSize: IMAGE_SIZES.poojaSeva,
    fileTypes: [ContentFileType.IMAGE, ContentFileType.VIDEO],
    graphql: namedAfter('PoojaSeva'),
    legacy: {
      list: '/api/poojaseva/datalist',
      save: '/api/poojaseva/savedata',
      remove: '/api/poojaseva/delrec',
    },
  },
  page: '/poojaseva',
});
